"""The measures of the four big faces; heights, stems and bars are those the screens were laid out with."""

from tools.faces.style import Style


def _widths(text: str) -> dict[str, int]:
    return {word[0]: int(word[1:]) for word in text.split()}


SMALL_HEADING = Style(
    name="DOS Small Heading",
    pixel_size=21,
    ascent=17,
    descent=4,
    cap=15,
    x=11,
    drop=4,
    stem=3,
    bar=2,
    slant=3,
    power=2.5,
    lift=1.25,
    dot=3,
    accent=3,
    accent_gap=1,
    gap=2,
    stem_gap=0,
    digit=9,
    widths=_widths(
        "A11 B10 C10 D10 E8 F8 G10 H10 I3 J8 K10 L8 M13 "
        "N11 O10 P10 Q10 R10 S10 T9 U10 V11 W15 X11 Y11 Z9 "
        "a9 b9 c8 d9 e9 f6 g9 h9 i3 j5 k9 l3 m15 "
        "n9 o9 p9 q9 r6 s8 t6 u9 v9 w14 x9 y9 z8 "
        "&13 $10 @15 Æ15 Ð12 Ø10 Þ10 ß10 æ15 ð9 ø9 þ9"
    ),
)
PLAY = Style(
    name="DOS Play",
    pixel_size=28,
    ascent=22,
    descent=6,
    cap=20,
    x=15,
    drop=5,
    stem=4,
    bar=3,
    slant=4,
    power=2.5,
    lift=1.25,
    dot=4,
    accent=4,
    accent_gap=1,
    gap=2,
    stem_gap=1,
    digit=12,
    widths=_widths(
        "A15 B13 C13 D14 E11 F11 G14 H14 I4 J10 K14 L10 M18 "
        "N14 O14 P13 Q14 R14 S13 T12 U14 V15 W22 X14 Y14 Z12 "
        "a12 b12 c11 d12 e12 f8 g12 h12 i4 j6 k12 l4 m20 "
        "n12 o12 p12 q12 r8 s12 t8 u12 v13 w20 x13 y13 z10 "
        "&17 $13 @20 Æ20 Ð16 Ø14 Þ13 ß13 æ20 ð12 ø12 þ12"
    ),
)
HEADING = Style(
    name="DOS Heading",
    pixel_size=38,
    ascent=31,
    descent=7,
    cap=27,
    x=20,
    drop=7,
    stem=6,
    bar=4,
    slant=6,
    power=2.5,
    lift=1.25,
    dot=6,
    accent=5,
    accent_gap=2,
    gap=2,
    stem_gap=1,
    digit=18,
    widths=_widths(
        "A21 B18 C18 D19 E15 F15 G19 H19 I6 J14 K20 L14 M26 "
        "N20 O19 P18 Q19 R19 S18 T18 U19 V21 W30 X20 Y20 Z17 "
        "a17 b17 c15 d17 e17 f12 g17 h17 i6 j9 k17 l6 m28 "
        "n17 o17 p17 q17 r12 s16 t12 u17 v18 w28 x18 y18 z14 "
        "&24 $18 @28 Æ28 Ð21 Ø19 Þ18 ß18 æ28 ð17 ø17 þ17"
    ),
)
TITLE = Style(
    name="DOS Title",
    pixel_size=41,
    ascent=41,
    descent=8,
    cap=41,
    x=41,
    drop=8,
    stem=12,
    bar=8,
    slant=13,
    power=2.5,
    lift=1.1,
    dot=11,
    accent=7,
    accent_gap=2,
    gap=5,
    stem_gap=0,
    digit=34,
    widths=_widths(
        "A45 B37 C39 D40 E33 F32 G41 H40 I12 J30 K41 L31 M50 "
        "N41 O44 P37 Q44 R39 S38 T38 U40 V42 W60 X42 Y41 Z36 "
        "&47"
    ),
)
