#!/bin/sh
# Makes the fonts of this folder again, from the project's root: sh documents/fonts/cut.sh
# Needs Python with fontTools (Debian: python3-fonttools; PyPI: fonttools).
set -eu
from=node_modules/@expo-google-fonts/ibm-plex-sans-arabic
for weight in 400Regular 500Medium 600SemiBold; do
  number=$(echo "$weight" | cut -c1-3)
  python3 documents/fonts/one-glyph-a-character.py "$from/$weight/IBMPlexSansArabic_$weight.ttf" "documents/fonts/$number.ttf"
done
