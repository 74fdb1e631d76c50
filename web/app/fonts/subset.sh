#!/bin/sh
# Rebuilds the web fonts of this folder; run it from the project's root: sh web/app/fonts/subset.sh
# Needs pyftsubset with brotli (Debian: fonttools, python3-brotli; PyPI: fonttools[woff]).
set -eu
from=node_modules/@expo-google-fonts/ibm-plex-sans-arabic
to=web/app/fonts
# web/app/fonts.css has the same ranges: a character outside them uses the fallback fonts.
latin='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265'
arabic='U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066D,U+0670,U+0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A4,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1,U+06CC,U+06D2,U+06D4,U+06F0-06F9,U+200C-200F,U+FDF2,U+FDFA,U+FDFC'
shape='kern,liga,calt,ccmp,locl,mark,mkmk'
letters=$(mktemp)
trap 'rm -f "$letters"' EXIT
# Keeps only the copyright and licence names: a modified font may not use the reserved font name.
for weight in 400Regular 600SemiBold 700Bold; do
  font="$from/$weight/IBMPlexSansArabic_$weight.ttf"
  number=$(echo "$weight" | cut -c1-3)
  common="--flavor=woff2 --no-hinting --drop-tables+=meta --name-IDs=0,13,14"
  pyftsubset "$font" $common --unicodes="$latin" --layout-features="$shape" --output-file="$to/latin-$number.woff2"
  pyftsubset "$font" --no-hinting --drop-tables+=meta --name-IDs=0,13,14 --glyph-names \
    --unicodes="$arabic" --layout-features="$shape,init,medi,fina,isol,rlig" --output-file="$letters"
  python3 "$to/mark-heights.py" "$letters" "$to/arabic-$number.woff2"
done
