#!/usr/bin/env bash
# Makes the font files of this folder from the Fontsource packages. Run it when the fonts or the glyphs change.
# Requires Debian's python3-fonttools and python3-brotli.
set -euo pipefail
cd "$(dirname "$0")"
packages=../../../node_modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Characters of nearly every page.
basic='U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+00E2,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026'
latin='U+00A1-00A8,U+00AA-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00E1,U+00E3-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+201A,U+201E,U+2032-2033,U+2212'
extended='U+0100-0101,U+012A-012B,U+015A-015B,U+016A-016B,U+1E43,U+1E47,U+1E5B,U+1E63'
subset() { /usr/bin/python3 -m fontTools.subset "$1" --output-file="$2" --flavor=woff2 --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum' "${@:3}"; }

# Fraunces: soft, without the wonky forms, the weights in use, and one optical size. More sizes would double the file.
/usr/bin/python3 -m fontTools.varLib.instancer -q "$packages/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2" \
  SOFT=100 WONK=0 wght=400:600 opsz=60 -o "$work/fraunces.ttf"
subset "$work/fraunces.ttf" fraunces.woff2 --unicodes="$basic"
subset "$work/fraunces.ttf" fraunces-latin.woff2 --unicodes="$latin"

# Figtree: the weights in use.
/usr/bin/python3 -m fontTools.varLib.instancer -q "$packages/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2" \
  wght=400:700 -o "$work/figtree.ttf"
/usr/bin/python3 -m fontTools.varLib.instancer -q "$packages/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2" \
  wght=400:700 -o "$work/figtree-extended.ttf"
subset "$work/figtree.ttf" figtree.woff2 --unicodes="$basic"
subset "$work/figtree.ttf" figtree-latin.woff2 --unicodes="$latin"
subset "$work/figtree-extended.ttf" figtree-rupee.woff2 --unicodes='U+20B9'
subset "$work/figtree-extended.ttf" figtree-extended.woff2 --unicodes="$extended"
