import { describe, expect, test } from 'vitest';
import { type Chosen, importedRows, keptFileOf } from './kept-file.ts';
import { countWrongRows, problemsOf } from './problems.ts';
import type { ReadRow } from './sheet/columns.ts';

const row = (number: number, own: Partial<ReadRow> = {}): ReadRow => ({
  ...{ number, hidden: false, cells: ['W24-0001', '1'], faults: {} },
  ...own,
});
const file: Chosen = {
  ...{ name: 'a.xlsx', season: 'season', withoutHidden: false, key: 'key' },
  read: {
    ...{ sheet: '', heading: ['Team number', 'Rank'], unknown: [], places: { team_no: 0, ranked: 1 } },
    rows: [row(2), row(3, { hidden: true })],
  },
};

/** A tab's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

describe('a file that is not written yet', () => {
  test('is kept for its account alone, until it is forgotten', () => {
    const tab = storage();
    const place = keptFileOf('one', () => tab);
    place.keep(file);
    expect(place.read()).toEqual(file);
    expect(keptFileOf('other', () => tab).read()).toBeUndefined();
    place.forget();
    expect(place.read()).toBeUndefined();
  });

  test('is nothing if the storage holds something else', () => {
    const tab = storage();
    tab.setItem('turs:form:one:result-import', '{"key":"x","read":{}}');
    expect(keptFileOf('one', () => tab).read()).toBeUndefined();
  });

  test('is imported with its hidden rows, or without them', () => {
    expect(importedRows(file).map(({ number }) => number)).toEqual([2, 3]);
    expect(importedRows({ ...file, withoutHidden: true }).map(({ number }) => number)).toEqual([2]);
  });
});

test('of a cell that could not be read, what the server says of its text is left out', () => {
  const rows = [row(2), row(3, { faults: { ranked: 'date', score: 'formula' } })];
  const ofServer = [
    { row: 1, field: 'ranked', code: 'rank', msg: 'no rank' },
    { row: 1, field: 'team_no', code: 'team_unknown', msg: 'unknown' },
    { row: 0, field: 'ranked', code: 'rank', msg: 'no rank' },
  ] as const;
  const problems = problemsOf(rows, ofServer, (fault) => `cell: ${fault}`);
  expect(problems.map(({ row: at, field, msg }) => [at, field, msg])).toEqual([
    [0, 'ranked', 'no rank'],
    [1, 'ranked', 'cell: date'],
    [1, 'score', 'cell: formula'],
    [1, 'team_no', 'unknown'],
  ]);
  expect(countWrongRows(problems)).toBe(2);
});
