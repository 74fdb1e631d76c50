"""Cuts a font for the documents, in which every letter and every vowel mark is a glyph with a width of its own.

Readers of PDF turn Arabic round glyph by glyph, and take a glyph that does not stand in line for the end of a word.
Where one glyph stands for lam and alef they turn these two round as well («الاسم» is copied as «االسم»); where a mark
hangs over its letter they put it elsewhere («تُرس» as «ُترس»). So the sign of lam and alef becomes two glyphs: the lam
draws all of it, the alef is the empty part on its left. A letter with a mark becomes two as well: the letter draws
both, the mark is the empty part on its left, made for this letter alone (server/platform/documents/text-layer.ts says
why). What is seen does not change. Other joined pairs, which Arabic can do without, are left out.

usage: one-glyph-a-character.py IN.ttf OUT.ttf
"""

import sys
from copy import deepcopy

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot

FAMILY = "Portal Sans"
FEATURES = ["ccmp", "locl", "init", "medi", "fina", "rlig", "calt", "kern", "mark", "mkmk"]
# How much of the width of lam-alef the alef takes, and how much of an em a mark: with more, readers that take marks for
# weightless see a space beside them.
ALEF_SHARE = 0.4
MARK_WIDTH = 0.02
LAM, ALEFS = 0x0644, (0x0622, 0x0623, 0x0625, 0x0627, 0x0671)
LETTERS = (*range(0x0621, 0x064B), 0x0671, 0x0679, 0x067E, 0x0686, 0x0688, 0x0691, 0x0698, 0x06A4, 0x06A9, 0x06AF, 0x06BA, 0x06BE, 0x06C1, 0x06CC, 0x06D2)
MARKS = (*range(0x064B, 0x0653), 0x0670)


def cut(font):
    """Drops hints, and what the features in use do not reach; glyph names stay for what follows.

    Without combining Latin accents a letter that the font lacks (ź) is not put together, again two glyphs in one
    place, but taken from the next font.
    """
    options = subset.Options(layout_features=FEATURES, hinting=False, glyph_names=True, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if not 0x300 <= code < 0x370])
    subsetter.subset(font)


def lookups(font, table, feature):
    """The lookups of a feature, each once."""
    records = font[table].table.FeatureList.FeatureRecord
    indices = sorted({index for record in records if record.FeatureTag == feature for index in record.Feature.LookupListIndex})
    return [font[table].table.LookupList.Lookup[index] for index in indices]


def inner(lookup):
    return [sub.ExtSubTable if sub.LookupType in (7, 9) and hasattr(sub, "ExtSubTable") else sub for sub in lookup.SubTable]


def forms(font, code):
    """The glyphs that a letter takes by where it stands."""
    glyph = font.getBestCmap()[code]
    found = {glyph}
    for feature in ("init", "medi", "fina"):
        for lookup in lookups(font, "GSUB", feature):
            for sub in inner(lookup):
                if glyph in getattr(sub, "mapping", {}):
                    found.add(sub.mapping[glyph])
    return found


def lam_alefs(font):
    """Each (lam, alef, ligature) of the font."""
    lams = forms(font, LAM)
    alefs = set().union(*(forms(font, code) for code in ALEFS))
    for lookup in lookups(font, "GSUB", "rlig"):
        for sub in inner(lookup):
            for first, ligatures in sub.ligatures.items():
                for ligature in ligatures:
                    if first in lams and len(ligature.Component) == 1 and ligature.Component[0] in alefs:
                        yield first, ligature.Component[0], ligature.LigGlyph


def add_glyph(font, name, width, drawn=None, shift=0):
    pen = TTGlyphPen(font.getGlyphSet())
    if drawn:
        pen.addComponent(drawn, (1, 0, 0, 1, shift, 0))
    put_glyph(font, name, width, pen.glyph())


def put_glyph(font, name, width, glyph):
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def halves(font, pairs):
    """Makes the two glyphs of each sign. Answers, by ligature: the lam's glyph, the alef's, and the alef's width."""
    made = {}
    for _, _, ligature in pairs:
        if ligature not in made:
            whole = font["hmtx"][ligature][0]
            alef = round(whole * ALEF_SHARE)
            add_glyph(font, f"{ligature}.lam", whole - alef, ligature, -alef)
            add_glyph(font, f"{ligature}.alef", alef)
            made[ligature] = (f"{ligature}.lam", f"{ligature}.alef", alef)
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    return made


def covering(font, glyphs):
    coverage = ot.Coverage()
    coverage.glyphs = sorted(glyphs, key=font.getGlyphID)
    return coverage


def append_lookup(font, kind, flag, tables):
    every = font["GSUB"].table.LookupList
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = kind, flag
    lookup.SubTable, lookup.SubTableCount = tables, len(tables)
    every.Lookup.append(lookup)
    every.LookupCount = len(every.Lookup)
    return every.LookupCount - 1


def single(font, mapping):
    table = ot.SingleSubst()
    table.mapping = mapping
    return append_lookup(font, 1, 0, [table])


def replace_ligatures(font, pairs, made):
    """`rlig` now says: this lam before this alef is its half of the sign, and so is the alef."""
    tables = []
    for lam, alef, ligature in pairs:
        table = ot.ChainContextSubst()
        table.Format = 3
        table.BacktrackCoverage, table.BacktrackGlyphCount = [], 0
        table.LookAheadCoverage, table.LookAheadGlyphCount = [], 0
        table.InputCoverage = [covering(font, [lam]), covering(font, [alef])]
        table.InputGlyphCount = 2
        table.SubstLookupRecord = []
        for place, mapping in enumerate(({lam: made[ligature][0]}, {alef: made[ligature][1]})):
            record = ot.SubstLookupRecord()
            record.SequenceIndex, record.LookupListIndex = place, single(font, mapping)
            table.SubstLookupRecord.append(record)
        table.SubstCount = 2
        tables.append(table)
    for lookup in lookups(font, "GSUB", "rlig"):
        # Marks between the two stay where they are (flag 8), as they did for the ligature.
        lookup.LookupType, lookup.LookupFlag = 6, 8
        lookup.SubTable, lookup.SubTableCount = tables, len(tables)


def add_anchors(font, made):
    """Marks stand on the halves where they stood on the two letters of the ligature."""
    every = lookups(font, "GPOS", "mark")
    to_base = next(lookup for lookup in every if inner(lookup)[0].LookupType == 4)
    for lookup in every:
        for sub in inner(lookup):
            if sub.LookupType != 5:
                continue
            anchors = {}
            for ligature, attach in zip(sub.LigatureCoverage.glyphs, sub.LigatureArray.LigatureAttach):
                if ligature in made:
                    lam, alef, width = made[ligature]
                    anchors[lam] = moved(attach.ComponentRecord[0].LigatureAnchor, -width)
                    anchors[alef] = moved(attach.ComponentRecord[1].LigatureAnchor, 0)
            if anchors:
                to_base.SubTable.append(in_lookup(to_base, mark_to_base(font, sub, anchors)))
    to_base.SubTableCount = len(to_base.SubTable)


def in_lookup(lookup, table):
    """As the lookup holds its tables: as they are, or behind an extension."""
    if lookup.LookupType != 9:
        return table
    extension = ot.ExtensionPos()
    extension.Format, extension.ExtensionLookupType, extension.ExtSubTable = 1, 4, table
    return extension


def moved(anchors, by):
    copies = deepcopy(anchors)
    for anchor in copies:
        if anchor is not None:
            anchor.XCoordinate += by
    return copies


def mark_to_base(font, marks, anchors):
    table = ot.MarkBasePos()
    table.Format, table.ClassCount = 1, marks.ClassCount
    table.MarkCoverage, table.MarkArray = deepcopy(marks.MarkCoverage), deepcopy(marks.MarkArray)
    table.BaseCoverage = covering(font, anchors)
    table.BaseArray = ot.BaseArray()
    table.BaseArray.BaseRecord = []
    for glyph in table.BaseCoverage.glyphs:
        record = ot.BaseRecord()
        record.BaseAnchor = anchors[glyph]
        table.BaseArray.BaseRecord.append(record)
    table.BaseArray.BaseCount = len(table.BaseArray.BaseRecord)
    return table


def hung_marks(font, letters):
    """Each (letter, mark, where the mark stands over it), the shadda's ligatures with vowels included."""
    marks = {font.getBestCmap()[code] for code in MARKS if code in font.getBestCmap()}
    for lookup in lookups(font, "GSUB", "ccmp"):
        for sub in inner(lookup):
            for first, ligatures in getattr(sub, "ligatures", {}).items():
                marks |= {ligature.LigGlyph for ligature in ligatures if first in marks}
    found = {}
    for lookup in lookups(font, "GPOS", "mark"):
        for sub in inner(lookup):
            if sub.LookupType != 4:
                continue
            for mark, record in zip(sub.MarkCoverage.glyphs, sub.MarkArray.MarkRecord):
                for letter, base in zip(sub.BaseCoverage.glyphs, sub.BaseArray.BaseRecord):
                    anchor, own = base.BaseAnchor[record.Class], record.MarkAnchor
                    if mark in marks and letter in letters and anchor is not None:
                        place = (anchor.XCoordinate - own.XCoordinate, anchor.YCoordinate - own.YCoordinate)
                        found.setdefault((letter, mark), place)
    return [(letter, mark, place) for (letter, mark), place in found.items()]


def stand_in_line(font, hung):
    """A letter and its mark are taken for one glyph, and this one for two, in the order in which they are typed."""
    joined, parted = {}, {}
    empty = round(font["head"].unitsPerEm * MARK_WIDTH)
    for letter, mark, (x, y) in hung:
        whole, name = font["hmtx"][letter][0], f"{letter}.{mark}"
        pen = TTGlyphPen(font.getGlyphSet())
        pen.addComponent(letter, (1, 0, 0, 1, -empty, 0))
        pen.addComponent(mark, (1, 0, 0, 1, x - empty, y))
        put_glyph(font, name, whole - empty, pen.glyph())
        add_glyph(font, f"{name}.mark", empty)
        ligature = ot.Ligature()
        ligature.LigGlyph, ligature.Component, ligature.CompCount = name, [mark], 2
        joined.setdefault(letter, []).append(ligature)
        parted[name] = [name, f"{name}.mark"]
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    join, part = ot.LigatureSubst(), ot.MultipleSubst()
    join.ligatures, part.mapping = joined, parted
    added = [append_lookup(font, 4, 0, [join]), append_lookup(font, 2, 0, [part])]
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            record.Feature.LookupListIndex.extend(added)
            record.Feature.LookupCount += len(added)


def rename(font):
    """A changed font may not carry the reserved name. Copyright and licence stay."""
    style = font["name"].getDebugName(17) or font["name"].getDebugName(2)
    font["name"].names = [record for record in font["name"].names if record.nameID in (0, 13, 14)]
    family = {1: f"{FAMILY} {style}", 2: "Regular", 4: f"{FAMILY} {style}", 6: f"PortalSans-{style.replace(' ', '')}", 16: FAMILY, 17: style}
    for number, text in family.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def main(source, target):
    font = TTFont(source, recalcTimestamp=False)
    pairs = list(lam_alefs(font))
    cut(font)
    made = halves(font, pairs)
    add_anchors(font, made)
    replace_ligatures(font, pairs, made)
    letters = set().union(*(forms(font, code) for code in LETTERS if code in font.getBestCmap()))
    letters |= {half for lam, alef, _ in made.values() for half in (lam, alef)}
    stand_in_line(font, hung_marks(font, letters))
    # The Typst compiler does not need glyph names.
    font["post"].formatType = 3
    rename(font)
    font.save(target)


main(*sys.argv[1:])
