import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { Unreadable } from './unreadable.ts';
import { writeXlsx } from './write-xlsx.ts';

const heading = ['Team number', 'Rank', 'Score'];
const sheet = (rows: string[][], own: object = {}) =>
  writeXlsx({ name: 'Results', rightToLeft: false, heading, rows, ...own });

/** A workbook as another program could write it, with this as its only sheet. */
const workbook = (sheetXml: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><x:sheets><x:sheet name="1" r:id="a"/></x:sheets></x:workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="/xl/worksheets/other.xml"/></Relationships>',
        'xl/worksheets/other.xml': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheetXml}</x:worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
const cell = (at: string, text: string) => `<x:c r="${at}" t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
const top = `<x:row r="1">${cell('A1', 'Team number')}${cell('B1', 'Rank')}</x:row>`;
const csv = (text: string) => strToU8(text);

const refusal = (bytes: Uint8Array) => {
  try {
    readFile(bytes);
  } catch (error) {
    if (error instanceof Unreadable) return [error.reason, ...error.named];
    throw error;
  }
  return 'read';
};
const rowsOf = (bytes: Uint8Array) =>
  readFile(bytes).rows.map(({ row, team_no, ranked, score }) => [row, team_no, ranked, score]);

describe('a file is read', () => {
  test('that we wrote ourselves, in either language, with what is no formula in it', () => {
    const rows = [
      ['W24-0001', '1', '90'],
      ['=1+1', '', '<&"'],
      ['W24-0003', '40', ''],
    ];
    expect(rowsOf(sheet(rows))).toEqual([
      [2, 'W24-0001', '1', '90'],
      [3, '=1+1', '', '<&"'],
      [4, 'W24-0003', '40', ''],
    ]);
    const arabic = sheet(rows, { heading: ['المركز', 'رَقْم الفريق', 'شيء آخر'], rightToLeft: true });
    expect(rowsOf(arabic)[0]).toEqual([2, '1', 'W24-0001', '']);
  });

  test('with shared texts, prefixes, formulas that have a value, gaps and empty rows', () => {
    const shared =
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>W24-0001</t></si><si><r><t>W24</t></r><r><t>-0002</t></r><rPh><t>no</t></rPh></si></sst>';
    const xml = `<x:sheetData>${top}<x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="B3"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row><x:row r="4"><x:c r="C4" s="1"/></x:row><x:row r="5"><x:c r="A5" t="s"><x:v>1</x:v></x:c><x:c r="B5"><x:v>3</x:v></x:c></x:row></x:sheetData>`;
    expect(rowsOf(workbook(xml, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [3, 'W24-0001', '2', ''],
      [5, 'W24-0002', '3', ''],
    ]);
  });

  test.each([
    ['commas', 'Team number,Rank\r\n"W24-0001",1\r\n"a ""b"",\nc",2'],
    ['semicolons', '\ufeffTeam number;Rank\nW24-0001;1\n"a ""b"",\nc";2\n'],
    ['tabs', 'rank\tteam_no\n1\tW24-0001\n2\t"a ""b"",\nc"'],
  ])('as CSV with %s', (_, text) => {
    expect(rowsOf(csv(text))).toEqual([
      [2, 'W24-0001', '1', ''],
      [3, 'a "b",\nc', '2', ''],
    ]);
  });

  test('of 10,000 rows within a second', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`W24-${at}`, '1', '2']);
    const bytes = sheet(rows);
    const begun = performance.now();
    expect(readFile(bytes).rows).toHaveLength(10_000);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('a file is refused with a reason', () => {
  const wide = new Uint8Array(80 * 1024 * 1024);
  test.each<[string, () => Uint8Array, unknown]>([
    ['empty', () => new Uint8Array(), ['empty']],
    ['only blanks', () => csv('\n , \n'), ['empty']],
    ['larger than any', () => new Uint8Array(11 * 1024 * 1024), ['tooLarge']],
    ['a bomb', () => zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/worksheets/sheet1.xml': wide }), ['tooMuch']],
    ['an archive of something else', () => zipSync({ 'word/document.xml': strToU8('<a/>') }), ['notSheet']],
    ['an old Excel', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), ['oldExcel']],
    ['a PDF', () => csv('%PDF-1.7'), ['notSheet']],
    ['a page', () => csv('<html><table></table></html>'), ['notSheet']],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), ['encoding']],
    ['binary', () => new Uint8Array([1, 0, 2, 0]), ['notSheet']],
    ['letters of another time', () => new Uint8Array([0xd1, 0xde, 0xe3, 0x2c, 0xc7]), ['encoding']],
    ['a torn archive', () => sheet([['W24-0001', '1', '']]).subarray(0, 900), ['damaged']],
    ['torn XML', () => workbook(`<x:sheetData>${top}<x:row r="2"><x:c`), ['damaged']],
    [
      'a document type',
      () => workbook('', { 'xl/worksheets/other.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
      ['damaged'],
    ],
    ['no heading', () => csv('W24-0001,1\nW24-0002,2'), ['noColumns', 'team_no', 'ranked']],
    ['no rank', () => csv('Team number,Score\nW24-0001,2'), ['noColumns', 'ranked']],
    ['a heading alone', () => csv('Team number,Rank'), ['noRows']],
    ['a column twice', () => csv('Team number,Rank,rank\n1,2,3'), ['twice', 'rank']],
    ['100,000 rows', () => csv(`Team number,Rank\n${'W24-0001,1\n'.repeat(100_000)}`), ['tooManyRows']],
    [
      '100,000 rows in Excel',
      () => sheet(Array.from({ length: 100_000 }, () => ['W24-0001', '1', ''])),
      ['tooManyRows'],
    ],
    [
      'merged cells',
      () => workbook(`<x:sheetData>${top}</x:sheetData><x:mergeCells><x:mergeCell ref="A2:B2"/></x:mergeCells>`),
      ['merged', 'A2:B2'],
    ],
    [
      'formulas without a value',
      () => workbook(`<x:sheetData>${top}<x:row r="2"><x:c r="B2"><x:f>1+1</x:f></x:c></x:row></x:sheetData>`),
      ['formula', 'B2'],
    ],
    [
      'an error of Excel',
      () => workbook(`<x:sheetData>${top}<x:row r="2"><x:c r="B2" t="e"><x:v>#REF!</x:v></x:c></x:row></x:sheetData>`),
      ['errorCell', 'B2'],
    ],
  ])('%s', (_, bytes, reason) => {
    expect(refusal(bytes())).toEqual(reason);
  });
});
