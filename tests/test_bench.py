"""The benchmark's command line."""

import pytest

from tools import bench


def test_a_group_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.py", "nosuch"])
    with pytest.raises(SystemExit) as ended:
        bench.main()
    assert ended.value.code == 2
    assert "there is no group 'nosuch', only files, " in capsys.readouterr().err
