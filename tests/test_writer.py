"""Files written in a thread."""

import threading
from pathlib import Path

import pytest

from retrogames import store
from retrogames.store import StoreError
from retrogames.writer import Writer


def test_everything_is_on_the_disk_after_settle(tmp_path: Path) -> None:
    writer = Writer()
    writer.settle()
    for number in range(3):
        writer.put(tmp_path / f"{number}", b"%d" % number)
    writer.settle()
    assert [(tmp_path / f"{number}").read_bytes() for number in range(3)] == [b"0", b"1", b"2"]


def test_a_slow_disk_gets_the_newest_content_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, written = threading.Event(), []

    def slow(path: Path, data: bytes) -> None:
        gate.wait(10)
        written.append(data)

    monkeypatch.setattr(store, "write", slow)
    writer = Writer()
    for number in range(50):
        writer.put(tmp_path / "file", b"%d" % number)
    gate.set()
    writer.settle()
    assert len(written) <= 2
    assert written[-1] == b"49"


def test_a_trouble_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    writer = Writer()
    writer.put(tmp_path / "file" / "below", b"")
    with pytest.raises(StoreError):
        writer.settle()
    writer.settle()
    writer.put(tmp_path / "other", b"x")
    writer.settle()
    assert (tmp_path / "other").read_bytes() == b"x"


def test_an_error_that_nobody_foresaw_stops_no_later_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = store.write

    def odd(path: Path, data: bytes) -> None:
        if path.name == "odd":
            raise RuntimeError("out of\nmemory")
        write(path, data)

    monkeypatch.setattr(store, "write", odd)
    writer = Writer()
    writer.put(tmp_path / "odd", b"x")
    with pytest.raises(StoreError, match="out of memory"):
        writer.settle()
    writer.put(tmp_path / "other", b"x")
    writer.settle()
    assert (tmp_path / "other").read_bytes() == b"x"


def test_without_a_thread_it_writes_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: object) -> None:
        raise RuntimeError("can't start new thread")

    writer = Writer()
    with monkeypatch.context() as scarce:
        scarce.setattr(threading.Thread, "start", refused)
        writer.put(tmp_path / "a", b"1")
        assert (tmp_path / "a").read_bytes() == b"1"
        with pytest.raises(StoreError, match="cannot write"):
            writer.put(tmp_path / "a" / "b", b"2")
    writer.put(tmp_path / "c", b"3")
    writer.settle()
    assert (tmp_path / "c").read_bytes() == b"3"
