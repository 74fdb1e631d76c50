import { useRef, useState } from 'react';
import {
  type CheckedImport,
  checkResultImport,
  importResults,
  type ResultImport,
} from '#contract/endpoints/result-imports.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { type Chosen, keptFileOf, rowsOf } from './kept-file.ts';
import { rowsToSend } from './sheet/columns.ts';
import { readInWorker } from './sheet/read-in-worker.ts';
import { Unreadable } from './sheet/unreadable.ts';
import type { Source } from './sheet/worker.ts';

/** Milliseconds for a call with a whole file, on a slow line. */
const PATIENCE = 120_000;

/** Where an import is. What is read and checked stays while it is checked again or written. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading'; name: string }
  | { at: 'unread'; name: string; why: Unreadable }
  /** Read, while no season is chosen. */
  | { at: 'waiting'; file: Chosen }
  | { at: 'checking'; file: Chosen; checked?: CheckedImport | undefined }
  | { at: 'failed'; file: Chosen; message: string }
  | { at: 'checked' | 'writing'; file: Chosen; checked: CheckedImport; message?: string; again?: boolean }
  | { at: 'done'; made: ResultImport; msg: string };

const bodyOf = (file: Chosen) => ({
  season_id: file.season,
  data: rowsToSend(file.read, rowsOf(file)),
  file_name: file.name.slice(0, 200),
  ...(file.taken && { taken: file.taken }),
});

const messageOf = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
};

/**
 * Reads a file, has it checked, and imports it. What is chosen anew makes answers that are still on their way void.
 * @param account whose unwritten file is kept in the tab
 * @param onDone after results were written
 */
export function useImport(account: string, onDone: () => void) {
  const kept = keptFileOf(account);
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const turn = useRef(0);
  const writing = useRef(false);

  const take = () => {
    turn.current += 1;
    const mine = turn.current;
    return () => turn.current === mine;
  };

  async function check(file: Chosen, before?: { checked?: CheckedImport | undefined; again?: boolean }) {
    const isMine = take();
    kept.keep(file);
    if (!file.season) return setStage({ at: 'waiting', file });
    // The page says that no row is left; the server needs one.
    if (rowsOf(file).length === 0) return setStage({ at: 'checked', file, checked: nothing });
    setStage({ at: 'checking', file, checked: before?.checked });
    try {
      const checked = await call(checkResultImport, { body: bodyOf(file), timeout: PATIENCE });
      if (isMine()) setStage({ at: 'checked', file, checked, again: before?.again === true });
    } catch (error) {
      const message = messageOf(error);
      if (isMine()) setStage({ at: 'failed', file, message });
    }
  }

  async function read(source: Source, name: string, season: string) {
    const isMine = take();
    kept.forget();
    setStage({ at: 'reading', name });
    try {
      const file = await readInWorker(source);
      if (isMine()) await check({ name, season, read: file, withoutHidden: false, key: crypto.randomUUID() });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (isMine()) setStage({ at: 'unread', name, why: error });
    }
  }

  async function write(file: Chosen, checked: CheckedImport) {
    if (writing.current) return;
    writing.current = true;
    const isMine = take();
    setStage({ at: 'writing', file, checked });
    try {
      const headers = { 'Idempotency-Key': file.key };
      const answer = await call(importResults, { body: bodyOf(file), headers, timeout: PATIENCE });
      kept.forget();
      if (isMine()) setStage({ at: 'done', made: answer.import, msg: answer.msg });
      onDone();
    } catch (error) {
      const message = messageOf(error);
      if (!isMine()) return;
      // Somebody changed something since the check, which says more than the refusal.
      if ((error as ApiError).code === 'import_rows_wrong') await check(file, { again: true });
      else setStage({ at: 'checked', file, checked, message });
    } finally {
      writing.current = false;
    }
  }

  return {
    stage,
    read,
    write,
    check,
    /** Other rows or another choice are another import. */
    change: (file: Chosen, changes: Partial<Chosen>, checked?: CheckedImport) =>
      check({ ...file, ...changes, key: crypto.randomUUID() }, { checked }),
    restore() {
      const file = kept.read();
      if (file) void check(file);
      return file;
    },
    clear() {
      take();
      kept.forget();
      setStage({ at: 'choosing' });
    },
  };
}

const nothing: CheckedImport = {
  success: true,
  ...{ total: 0, added: 0, replaced: 0, skipped: 0, unchanged: 0, taken: 0, published: 0 },
  problems: [],
};
