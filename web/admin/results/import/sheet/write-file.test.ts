import { describe, expect, test } from 'vitest';
import { rowsToSend } from './columns.ts';
import { read, refusal } from './read-made.ts';
import { writeCorrected, writeTemplate } from './write-file.ts';

describe('a file that we write', () => {
  const written = { name: 'Results', rightToLeft: false, heading: ['Team number', 'Rank', 'Notes', 'What is wrong'] };

  test('is read again with what was no formula in it, and without its column of problems', async () => {
    const rows = [
      ['W24-0001', '1', '=1+1', 'Rank: wrong'],
      ['W24-0002', '041', '<&"', ''],
      ['W24-0003', '1', '_x0041_ _X005F_', ''],
    ];
    const file = await read(writeCorrected({ ...written, rows, marked: new Set([0]) }));
    expect(file.rows.map(({ cells, faults: wrong }) => [...cells, wrong])).toEqual(rows.map((cells) => [...cells, {}]));
    expect(file.unknown).toEqual(['Notes']);
    expect(rowsToSend(file, file.rows)[1]).toEqual({
      ...{ team_no: 'W24-0002', team: '', ranked: '041', score: '', competion: '', ageLevel: '', region: '', row: 3 },
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
