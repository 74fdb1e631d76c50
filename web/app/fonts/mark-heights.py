"""Sets the height of a font's Arabic vowel marks with separate glyphs, not only with offsets.

The font draws each mark at one height and moves it up or down for its letter (GPOS). WebKitGTK ignores these vertical
offsets: a damma overlaps the dots of its letter, and a word that ends in a kasra sinks below its line. So each mark
gets a glyph for each height that a letter needs, selected by context (GSUB `calt`), with its anchors moved by the same
distance. GPOS then moves a mark by at most half a step, and engines that apply it render the same as before.

usage: mark-heights.py IN.ttf OUT.woff2
"""

import sys
from collections import defaultdict
from copy import deepcopy

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot

# In font units (1000 per em): half a step is 1.5 pixels at a font size of 50 pixels.
STEP = 60
MARK_TO_BASE, MARK_TO_LIGATURE, MARK_TO_MARK = 4, 5, 6
VOWEL_MARKS = range(0x64B, 0x653)


def subtables(font, kind):
    """The subtables of one kind of lookup, in the order in which they apply."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = table.ExtSubTable if table.LookupType == 9 else table
            if inner.LookupType == kind:
                yield inner


def attachments(font, wanted):
    """For each class of marks: the height of its anchor on each letter, and of each mark's own anchor."""
    for table in [*subtables(font, MARK_TO_BASE), *subtables(font, MARK_TO_LIGATURE)]:
        for kind in range(table.ClassCount):
            marks = {
                mark: record.MarkAnchor.YCoordinate
                for mark, record in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord)
                if record.Class == kind and mark in wanted
            }
            bases = {letter: anchor.YCoordinate for letter, anchor in letters(table, kind) if anchor is not None}
            if marks and bases:
                yield bases, marks


def letters(table, kind):
    """Letters with their anchors; for a ligature, that of its first letter, after which lam-alef marks are typed."""
    if table.LookupType == MARK_TO_BASE:
        for letter, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
            yield letter, record.BaseAnchor[kind]
    else:
        for letter, attach in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
            yield letter, attach.ComponentRecord[0].LigatureAnchor[kind]


def steps(difference):
    return round(difference / STEP) * STEP


def vowel_marks(font):
    """Tanwin, fatha, damma, kasra, shadda and sukun, and the shadda's ligatures, which have no character code."""
    of_code = font.getBestCmap()
    named = {of_code[code] for code in VOWEL_MARKS if code in of_code}
    return {glyph for glyph in font.getGlyphOrder() if glyph in named or glyph.startswith("uni0651")}


def add_glyph(font, mark, height):
    name = f"{mark}.y{height}".replace("-", "m")
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(mark, (1, 0, 0, 1, 0, height))
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][mark][0], glyph.xMin)
    classes = font["GDEF"].table
    classes.GlyphClassDef.classDefs[name] = 3
    attach = classes.MarkAttachClassDef
    if attach and mark in attach.classDefs:
        attach.classDefs[name] = attach.classDefs[mark]
    return name


def moved(anchor, height):
    copy = deepcopy(anchor)
    if copy is not None:
        copy.YCoordinate += height
    return copy


def add_anchors(font, mark, name, height):
    """Adds the new glyph wherever GPOS has the mark. It is the last glyph of the font, so it is appended."""
    for kind in (MARK_TO_BASE, MARK_TO_LIGATURE, MARK_TO_MARK):
        for table in subtables(font, kind):
            coverage, array = (
                (table.Mark1Coverage, table.Mark1Array)
                if kind == MARK_TO_MARK
                else (table.MarkCoverage, table.MarkArray)
            )
            if mark in coverage.glyphs:
                record = deepcopy(array.MarkRecord[coverage.glyphs.index(mark)])
                record.MarkAnchor = moved(record.MarkAnchor, height)
                coverage.glyphs.append(name)
                array.MarkRecord.append(record)
            if kind == MARK_TO_MARK and mark in table.Mark2Coverage.glyphs:
                record = deepcopy(table.Mark2Array.Mark2Record[table.Mark2Coverage.glyphs.index(mark)])
                record.Mark2Anchor = [moved(anchor, height) for anchor in record.Mark2Anchor]
                table.Mark2Coverage.glyphs.append(name)
                table.Mark2Array.Mark2Record.append(record)


def append_lookup(font, kind, tables):
    lookups = font["GSUB"].table.LookupList
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = kind, 0
    lookup.SubTable, lookup.SubTableCount = tables, len(tables)
    lookups.Lookup.append(lookup)
    lookups.LookupCount = len(lookups.Lookup)
    return lookups.LookupCount - 1


def class_def(classes):
    table = ot.ClassDef()
    table.classDefs = classes
    return table


def numbered(values):
    """A class number for each distinct value."""
    return {value: number + 1 for number, value in enumerate(sorted(set(values)))}


def in_context(font, bases, marks, lookup_of):
    """Replaces a mark after a letter by the glyph for its height; letters and marks are classed by their anchors."""
    letter_class, mark_class = numbered(bases.values()), numbered(marks.values())
    table = ot.ChainContextSubst()
    table.Format = 2
    table.Coverage = ot.Coverage()
    table.Coverage.glyphs = sorted(marks, key=font.getGlyphID)
    table.BacktrackClassDef = class_def({base: letter_class[anchor] for base, anchor in bases.items()})
    table.InputClassDef = class_def({mark: mark_class[anchor] for mark, anchor in marks.items()})
    table.LookAheadClassDef = class_def({})
    table.ChainSubClassSet = [None]
    for own in mark_class:
        rules = ot.ChainSubClassSet()
        rules.ChainSubClassRule = []
        for anchor, number in letter_class.items():
            height = steps(anchor - own)
            if height == 0:
                continue
            rule = ot.ChainSubClassRule()
            rule.Backtrack, rule.BacktrackGlyphCount = [number], 1
            rule.Input, rule.InputGlyphCount = [], 1
            rule.LookAhead, rule.LookAheadGlyphCount = [], 0
            record = ot.SubstLookupRecord()
            record.SequenceIndex, record.LookupListIndex = 0, lookup_of[height]
            rule.SubstLookupRecord, rule.SubstCount = [record], 1
            rules.ChainSubClassRule.append(rule)
        rules.ChainSubClassRuleCount = len(rules.ChainSubClassRule)
        table.ChainSubClassSet.append(rules)
    table.ChainSubClassSetCount = len(table.ChainSubClassSet)
    return table


def main(source, target):
    font = TTFont(source)
    attached = list(attachments(font, vowel_marks(font)))
    raised = defaultdict(dict)
    for bases, marks in attached:
        for mark, own in marks.items():
            for height in sorted({steps(anchor - own) for anchor in bases.values()} - {0}):
                if mark not in raised[height]:
                    raised[height][mark] = add_glyph(font, mark, height)
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    # In the order of the new glyph ids, because coverage tables are sorted by them.
    added = [(font.getGlyphID(name), mark, name, height) for height in raised for mark, name in raised[height].items()]
    for _, mark, name, height in sorted(added):
        add_anchors(font, mark, name, height)
    lookup_of = {}
    for height, mapping in raised.items():
        table = ot.SingleSubst()
        table.mapping = mapping
        lookup_of[height] = append_lookup(font, 1, [table])
    chosen = append_lookup(font, 6, [in_context(font, bases, marks, lookup_of) for bases, marks in attached])
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "calt":
            record.Feature.LookupListIndex.append(chosen)
            record.Feature.LookupCount += 1
    # Browsers need no glyph names; only this script uses them.
    font["post"].formatType = 3
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
