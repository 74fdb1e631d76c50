import { describe, expect, test } from 'vitest';
import { importColumns } from '#contract/endpoints/result-imports.ts';
import { cellOf, nameOfCell, type ReadFile, rowsToSend } from './columns.ts';
import { archive, data, row, workbook } from './made-workbooks.ts';
import { readFile, readPasted } from './read-file.ts';
import { Unreadable } from './unreadable.ts';
import { writeCorrected, writeTemplate } from './write-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const top = row(1, ['Team number', 'Rank', 'Score']);
const book = (rows: readonly string[], merged?: readonly string[]) => workbook([{ xml: data(rows, merged) }]);

const said = (file: ReadFile) =>
  file.rows.map((one) => [one.number, ...(['team_no', 'ranked', 'score'] as const).map((c) => cellOf(file, one, c))]);
const faults = (file: ReadFile) =>
  file.rows.flatMap((one) =>
    importColumns.flatMap((column) =>
      one.faults[column] ? [`${nameOfCell(file, one, column)} ${one.faults[column]}`] : [],
    ),
  );
const read = async (bytes: Uint8Array | Promise<Uint8Array>) => readFile(await bytes);

async function refusal(bytes: Uint8Array | Promise<Uint8Array>) {
  try {
    await readFile(await bytes);
  } catch (error) {
    if (error instanceof Unreadable) return [error.reason, ...error.named];
    throw error;
  }
  return 'read';
}

describe('an Excel file is read', () => {
  test('with shared and inline texts, prefixes, numbers as text, formulas with a value, gaps and empty rows', async () => {
    const file = await workbook(
      [
        {
          xml: data([
            top,
            row(3, ['<c t="s"><x:v>0</x:v></c>', '<c><x:f>1+1</x:f><x:v>2</x:v></c>', '٩٠']),
            row(4, ['', '<c s="0"/>']),
            row(5, ['<c t="s"><x:v>1</x:v></c>', 3, 0.1 + 0.2]),
            row(900, ['', '']),
          ]),
        },
      ],
      { shared: ['<t>W24-0001</t>', '<r><t>W24</t></r><r><t>-0002</t></r><rPh><t>no</t></rPh>'] },
    );
    expect(said(await readFile(file))).toEqual([
      [3, 'W24-0001', '2', '٩٠'],
      [5, 'W24-0002', '3', '0.3'],
    ]);
  });

  test('of the strict variant', async () => {
    const file = workbook([{ xml: data([top, row(2, ['W24-0001', 1])]) }], { strict: true });
    expect(said(await read(file))).toEqual([[2, 'W24-0001', '1', '']]);
  });

  test('whose cells do not say where they are', async () => {
    const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const line = (...texts: string[]) => `<x:row>${texts.map(cell).join('')}</x:row>`;
    expect(said(await read(book([line('rank', 'team_no'), line('1', 'W24-0001')])))).toEqual([
      [2, 'W24-0001', '1', ''],
    ]);
  });

  test('with a title above the heading, in either language, and columns that nobody knows', async () => {
    const rows = [
      row(1, ['نتائج الموسم']),
      row(3, ['المَركز *', 'ملاحظات', 'رقم الفريق']),
      row(4, [1, 'x', 'W24-0001']),
    ];
    const file = await read(book(rows));
    expect(said(file)).toEqual([[4, 'W24-0001', '1', '']]);
    expect(file.unknown).toEqual(['ملاحظات']);
  });

  test('with headings that others use, where no column has the portal’s own', async () => {
    const both = [row(1, ['Team', 'Team number', 'Place', 'Rank']), row(2, ['Falcons', 'W24-0001', 'Riyadh', 1])];
    const file = await read(book(both));
    expect([said(file), file.unknown]).toEqual([[[2, 'W24-0001', '1', '']], ['Team', 'Place']]);
    const others = [row(1, ['الفريق:', 'الترتيب']), row(2, ['W24-0001', 2])];
    expect(said(await read(book(others)))).toEqual([[2, 'W24-0001', '2', '']]);
  });

  test('with merged headings, in one row and in two', async () => {
    const one = [row(1, ['Team number', 'Rank']), row(2, ['', '']), row(3, ['W24-0001', 1])];
    expect(said(await read(book(one, ['A1:A2', 'B1:B2'])))).toEqual([[3, 'W24-0001', '1', '']]);
    const two = [row(1, ['Team number', 'Results']), row(2, ['', 'Rank', 'Score']), row(3, ['W24-0001', 1, 7])];
    expect(said(await read(book(two, ['A1:A2', 'B1:C1'])))).toEqual([[3, 'W24-0001', '1', '7']]);
  });

  test('with a rank that is merged over two teams', async () => {
    const rows = [top, row(2, ['W24-0001', 3]), row(3, ['W24-0002', ''])];
    expect(said(await read(book(rows, ['B2:B3'])))).toEqual([
      [2, 'W24-0001', '3', ''],
      [3, 'W24-0002', '3', ''],
    ]);
  });

  test('with hidden rows, which are told', async () => {
    const rows = [top, row(2, ['W24-0001', 1], 'hidden="1"'), row(3, ['W24-0002', 2])];
    expect((await read(book(rows))).rows.map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  test('of the first sheet that has the columns and is not hidden', async () => {
    const sheet = (team: string) => data([top, row(2, [team, 1])]);
    const file = await read(
      workbook([
        { name: 'Old', state: 'hidden', xml: sheet('W24-0009') },
        { name: 'Notes', xml: data([row(1, ['Read me'])]) },
        { name: 'Final', xml: sheet('W24-0001') },
        { name: 'Copy', xml: sheet('W24-0002') },
      ]),
    );
    expect([file.sheet, said(file)]).toEqual(['Final', [[2, 'W24-0001', '1', '']]]);
  });

  test.each([false, true])(
    'with faults named by cell: date, error, formula without a value (1904: %s)',
    async (is1904) => {
      const rows = [
        top,
        row(2, ['W24-0001', '<c s="1"><x:v>43830</x:v></c>', '<c t="e"><x:v>#REF!</x:v></c>']),
        row(3, ['W24-0002', '<c><x:f>1+1</x:f></c>', '<c t="d"><x:v>2024-01-01</x:v></c>']),
      ];
      const file = await read(workbook([{ xml: data(rows) }], { is1904 }));
      expect(faults(file).slice(0, 3)).toEqual(['B2 date', 'C2 error', 'B3 formula']);
      expect(said(file)[0]?.[2]).toBe(is1904 ? '2024-01-01' : '2019-12-31');
    },
  );

  test('of 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`W24-${at}`, '1', '2']);
    const file = writeCorrected({ name: 'R', rightToLeft: true, heading: ['Team number', 'Rank', 'Score'], rows });
    expect((await read(file)).rows).toHaveLength(10_000);
  });

  test('without what a document type declares', async () => {
    const xml = `<!DOCTYPE a [<!ENTITY b "W24-0001">]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c t="str"><v>Team number</v></c><c t="str"><v>Rank</v></c></row><row r="2"><c t="str"><v>&b;</v></c><c><v>1</v></c></row></sheetData></worksheet>`;
    const file = workbook([{ xml: '' }], { more: { 'xl/worksheets/own0.xml': xml } });
    expect(JSON.stringify(said(await read(file)))).not.toContain('W24-0001');
  });
});

describe('text is read', () => {
  const expected = [
    [2, 'W24-0001', '1', ''],
    [3, 'a "b",\nc', '2', ''],
  ];
  test.each([
    ['commas', 'Team number,Rank\r\n"W24-0001",1\r\n"a ""b"",\nc",2'],
    ['semicolons and a mark at its beginning', '\ufeffTeam number;Rank\nW24-0001;1\n"a ""b"",\nc";2\n\n'],
    ['tabs', 'rank\tteam_no\n1\tW24-0001\n2\t"a ""b"",\nc"'],
  ])('with %s', async (_, text) => {
    expect(said(await read(bytesOf(text)))).toEqual(expected);
  });

  const arabic = 'رقم الفريق;المركز\nW24-0001;1';
  const utf16 = (littleEnd: boolean) => {
    const units = [...`\ufeff${arabic}`].map((letter) => letter.charCodeAt(0));
    return new Uint8Array(units.flatMap((unit) => (littleEnd ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
  };
  /** As Arabic Windows writes it: of this text, each letter by what the decoder makes of each byte. */
  const windows1256 = () => {
    const byLetter = new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(new Uint8Array([byte])), byte]),
    );
    return new Uint8Array([...arabic].map((letter) => byLetter.get(letter) as number));
  };
  test.each([
    ['UTF-8', () => bytesOf(arabic)],
    ['UTF-16', () => utf16(true)],
    ['UTF-16, the other way round', () => utf16(false)],
    ['Windows-1256', windows1256],
  ])('in %s', async (_, bytes) => {
    expect(said(await read(bytes()))).toEqual([[2, 'W24-0001', '1', '']]);
  });

  test('that is a page with a table, whatever the file is called', async () => {
    const html = '<html><table><tr><td>Team number<td>Rank<tr><td>W24-0001</td><td>1</td></tr></table></html>';
    expect(said(await read(bytesOf(html)))).toEqual([[2, 'W24-0001', '1', '']]);
  });

  test('that was pasted, as a table or with tabs', () => {
    const html =
      '<meta charset="utf-8"><table><tbody><tr><td>رقم الفريق</td><td><p>المركز</p></td></tr><tr><td>W24-0001</td><td><b>١</b></td></tr></tbody></table>';
    expect(said(readPasted({ html, text: 'x' }))).toEqual([[2, 'W24-0001', '١', '']]);
    const text = 'Results of Riyadh, finals\n\nTeam number\tRank\nW24-0001\t1';
    expect(said(readPasted({ html: '<p>no table</p>', text }))).toEqual([[4, 'W24-0001', '1', '']]);
  });

  test('without the apostrophe that keeps a spreadsheet from calculating', async () => {
    expect(said(await read(bytesOf("Team number,Rank\n'=1+1,1")))).toEqual([[2, '=1+1', '1', '']]);
  });
});

describe('a file is refused with a reason', () => {
  const wide = (bytes: number) => new Uint8Array(bytes).fill(32);
  const ole = (text: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, unknown]>([
    ['empty', () => new Uint8Array(), ['empty']],
    ['only blanks', () => bytesOf('\n , \n'), ['empty']],
    ['larger than any', () => wide(11 * 1024 * 1024), ['tooLarge']],
    [
      'a bomb',
      () => workbook([{ xml: '' }], { more: { 'xl/worksheets/own0.xml': wide(80 * 1024 * 1024) } }),
      ['tooMuch'],
    ],
    [
      'cells far apart',
      () => book([top, row(1_048_576, ['x']), '<x:row r="9"><x:c r="XFD9"><x:v>1</x:v></x:c></x:row>']),
      ['tooMuch'],
    ],
    ['an archive of something else', () => archive({ 'word/document.xml': '<a/>' }), ['notSheet']],
    ['an old Excel', () => ole('Workbook'), ['oldExcel']],
    ['a file with a password', () => ole('EncryptedPackage'), ['password']],
    ['a PDF', () => bytesOf('%PDF-1.7'), ['notSheet']],
    ['a page without a table', () => bytesOf('<html><p>1</p></html>'), ['notSheet']],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), ['notSheet']],
    ['a torn archive', async () => (await book([top])).subarray(0, 900), ['damaged']],
    ['no heading', () => bytesOf('W24-0001,1\nW24-0002,2'), ['noColumns', 'team_no', 'ranked']],
    ['no rank', () => bytesOf('Team number,Score\nW24-0001,2'), ['noColumns', 'ranked']],
    ['a heading alone', () => bytesOf('Team number,Rank'), ['noRows']],
    ['a column twice', () => bytesOf('Team number,Rank,المركز\n1,2,3'), ['twice', 'المركز']],
    ['100,000 rows', () => bytesOf(`Team number,Rank\n${'W24-0001,1\n'.repeat(100_000)}`), ['tooManyRows']],
    [
      '100,000 rows in Excel',
      () => book([top, ...Array.from({ length: 100_000 }, (_, at) => row(at + 2, ['W', 1]))]),
      ['tooManyRows'],
    ],
  ])('%s', async (_, bytes, reason) => {
    expect(await refusal(bytes())).toEqual(reason);
  });

  test('an archive that hides how large it is', async () => {
    const bytes = await workbook([{ xml: data([top]) }]);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
    expect(await refusal(bytes)).toEqual(['tooMuch']);
  });
});

describe('a file that we write', () => {
  const written = { name: 'Results', rightToLeft: false, heading: ['Team number', 'Rank', 'Notes', 'What is wrong'] };

  test('is read again with what was no formula in it, and without its column of problems', async () => {
    const rows = [
      ['W24-0001', '1', '=1+1', 'Rank: wrong'],
      ['W24-0002', '041', '<&"', ''],
    ];
    const file = await read(writeCorrected({ ...written, rows, marked: new Set([0]) }));
    expect(file.rows.map(({ cells, faults: wrong }) => [...cells, wrong])).toEqual(rows.map((cells) => [...cells, {}]));
    expect(file.unknown).toEqual(['Notes']);
    expect(rowsToSend(file, file.rows)[1]).toEqual({
      ...{ team_no: 'W24-0002', ranked: '041', score: '', competion: '', ageLevel: '', region: '', row: 3 },
    });
  });

  test('is a template that offers lists, explains itself, and has no rows yet', async () => {
    const template = await writeTemplate({
      ...{ name: 'Results', rightToLeft: true, heading: ['رقم الفريق', 'المركز', 'المنطقة'] },
      choices: { 2: ['الرياض', 'مكة المكرمة'] },
      explained: { name: 'Guide', heading: ['a', 'b'], rows: [['رقم الفريق', 'x']] },
      listsName: 'Lists',
    });
    expect(await refusal(template)).toEqual(['noRows']);
    const { readXlsx } = await import('hucre/xlsx');
    const [sheet, , lists] = (await readXlsx(template)).sheets;
    expect([sheet?.view?.rightToLeft, sheet?.freezePane]).toMatchObject([true, { rows: 1 }]);
    expect(sheet?.dataValidations).toMatchObject([{ type: 'list', formula1: "'Lists'!$A$2:$A$3", range: 'C2:C10001' }]);
    expect(lists?.rows).toEqual([['المنطقة'], ['الرياض'], ['مكة المكرمة']]);
  });
});
