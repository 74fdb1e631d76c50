import { describe, expect, test } from 'vitest';
import type { CheckedImport, ResultImport } from '#contract/endpoints/result-imports.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Chosen } from './kept-file.ts';
import { type ImportBody, runImport, type Stage } from './run-import.ts';
import type { ReadFile } from './sheet/columns.ts';
import { Unreadable } from './sheet/unreadable.ts';

const read: ReadFile = {
  ...{ sheet: '', heading: ['Team number', 'Rank'], unknown: [], places: { team_no: 0, ranked: 1 } },
  rows: [{ number: 2, hidden: false, cells: ['W24-0001', '1'], faults: {} }],
};
const fine = { total: 1, added: 1, problems: [] } as unknown as CheckedImport;
const source = { html: '', text: 'x' };

/** An import whose files are read, checked and written when the test says so. */
function opened(season = '', left?: Chosen) {
  const reading: PromiseWithResolvers<ReadFile>[] = [];
  const checking: (PromiseWithResolvers<CheckedImport> & { body: ImportBody })[] = [];
  const writing: (PromiseWithResolvers<{ import: ResultImport; msg: string }> & { key: string })[] = [];
  let stage: Stage = { at: 'choosing' };
  let kept = left;
  const asked = <Of extends object, Answer>(list: (PromiseWithResolvers<Answer> & Of)[], of: Of) => {
    const promise = Promise.withResolvers<Answer>();
    list.push({ ...promise, ...of });
    return promise.promise;
  };
  const run = runImport({
    season,
    kept: {
      read: () => kept,
      keep: (file) => {
        kept = file;
      },
      forget: () => {
        kept = undefined;
      },
    },
    readFile: () => asked(reading, {}),
    checkRows: (body) => asked(checking, { body }),
    writeRows: (_, key) => asked(writing, { key }),
    onStage: (next) => {
      stage = next;
    },
    onWritten: () => {},
  });
  return { run, reading, checking, writing, stage: () => stage, kept: () => kept };
}

describe('the season of an import', () => {
  test('that is chosen while the file is read is the one that its rows are checked against', async () => {
    const { run, reading, checking, stage } = opened();
    const done = run.read(source, 'a.xlsx');
    run.chooseSeason('w24');
    reading[0]?.resolve(read);
    await expect.poll(() => checking.length).toBe(1);
    expect(checking[0]?.body.season_id).toBe('w24');
    checking[0]?.resolve(fine);
    await done;
    expect(stage()).toMatchObject({ at: 'checked', file: { season: 'w24' } });
  });

  test('is waited for after the file was read, and another one has it checked again', async () => {
    const { run, reading, checking, stage } = opened();
    const done = run.read(source, 'a.xlsx');
    reading[0]?.resolve(read);
    await done;
    expect(stage().at).toBe('waiting');
    run.chooseSeason('w24');
    run.chooseSeason('f25');
    checking[1]?.resolve(fine);
    await expect.poll(() => stage().at).toBe('checked');
    // What comes late of the season before changes nothing.
    checking[0]?.resolve({ ...fine, total: 9 });
    await checking[0]?.promise;
    expect(stage()).toMatchObject({ file: { season: 'f25' }, checked: { total: 1 } });
  });

  test('comes back with a file that was left, and is the one of the next file', async () => {
    const left = { name: 'a.xlsx', season: 'w24', read, withoutHidden: false, key: 'k' };
    const { run, reading, checking } = opened('', left);
    expect(run.restore()).toBe('w24');
    expect(checking[0]?.body.season_id).toBe('w24');
    void run.read(source, 'b.xlsx');
    reading[0]?.resolve(read);
    await expect.poll(() => checking[1]?.body.season_id).toBe('w24');
  });
});

describe('a file', () => {
  test('that cannot be read says why, and is not kept', async () => {
    const { run, reading, stage, kept } = opened('w24');
    const done = run.read(source, 'a.xlsx');
    reading[0]?.reject(new Unreadable('notLoaded'));
    await done;
    expect([stage(), kept()]).toMatchObject([{ at: 'unread', why: { reason: 'notLoaded' } }, undefined]);
  });

  test('is sent with as much of its name as the call takes', async () => {
    const { run, reading, checking } = opened('w24');
    void run.read(source, 'a'.repeat(300));
    reading[0]?.resolve(read);
    await expect.poll(() => checking[0]?.body.file_name).toHaveLength(200);
  });

  test('is written once for two clicks, and stays with its key when the answer was lost', async () => {
    const { run, reading, checking, writing, stage, kept } = opened('w24');
    const done = run.read(source, 'a.xlsx');
    reading[0]?.resolve(read);
    await expect.poll(() => checking.length).toBe(1);
    checking[0]?.resolve(fine);
    await done;
    const file = kept() as Chosen;
    const first = run.write(file, fine);
    await run.write(file, fine);
    expect(writing).toHaveLength(1);
    writing[0]?.reject(new ApiError({ status: 503, code: 'service_unavailable', message: 'No connection' }));
    await first;
    expect(stage()).toMatchObject({ at: 'checked', message: 'No connection' });
    void run.write(file, fine);
    expect(writing.map(({ key }) => key)).toEqual([file.key, file.key]);
  });
});
