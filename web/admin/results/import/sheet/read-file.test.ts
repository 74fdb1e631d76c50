import { describe, expect, test } from 'vitest';
import { importColumns } from '#contract/endpoints/result-imports.ts';
import { nameOfCell, type ReadFile, rowsToSend } from './columns.ts';
import { book, data, row, top, workbook } from './made-workbooks.ts';
import { readFile } from './read-file.ts';
import { read, said } from './read-made.ts';
import { writeCorrected } from './write-file.ts';

const faults = (file: ReadFile) =>
  file.rows.flatMap((one) =>
    importColumns.flatMap((column) =>
      one.faults[column] ? [`${nameOfCell(file, one, column)} ${one.faults[column]}`] : [],
    ),
  );

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
    expect([said(file), file.unknown]).toEqual([[[2, 'W24-0001', '1', '']], ['Place']]);
    expect(rowsToSend(file, file.rows)[0]?.team).toBe('Falcons');
    const others = [row(1, ['الفريق:', 'الترتيب']), row(2, ['W24-0001', 2])];
    const alone = await read(book(others));
    expect(said(alone)).toEqual([[2, 'W24-0001', '2', '']]);
    expect(rowsToSend(alone, alone.rows)[0]?.team).toBe('');
  });

  test('with several headings that others use for one column: the likeliest is taken, the others are named', async () => {
    const rows = [row(1, ['Team', 'Team no', 'Rank', 'Total', 'Points']), row(2, ['Falcons', 'W24-0001', 1, 95, 90])];
    const file = await read(book(rows));
    expect([said(file), file.unknown]).toEqual([[[2, 'W24-0001', '1', '90']], ['Total']]);
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
