import { useRef, useState } from 'react';
import {
  type CheckedImport,
  checkResultImport,
  importResults,
  type ResultImport,
  type takenChoices,
} from '#contract/endpoints/result-imports.ts';
import { ApiError, call } from '#web/lib/api.ts';
import type { ReadFile } from './sheet/columns.ts';
import { readInWorker } from './sheet/read-in-worker.ts';
import { Unreadable } from './sheet/unreadable.ts';

export type Taken = (typeof takenChoices)[number];

/** Milliseconds for a call with a whole file, on a slow line. */
const PATIENCE = 120_000;

/** Where an import is. What is read and checked stays while it is written. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading' }
  | { at: 'unread'; why: Unreadable }
  | { at: 'checking'; file: ReadFile }
  | { at: 'failed'; message: string }
  | { at: 'checked' | 'writing'; file: ReadFile; checked: CheckedImport; message?: string }
  | { at: 'done'; made: ResultImport };

/** Reads a file, has it checked, and imports it. */
export function useImport(onDone: () => void) {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  /** Of the file that is there: one that is chosen meanwhile makes the answers to the last one void. */
  const turn = useRef(0);
  const key = useRef('');

  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  };

  async function begin(file: File, season: string) {
    turn.current += 1;
    const mine = turn.current;
    const isMine = () => turn.current === mine;
    setStage({ at: 'reading' });
    try {
      const read = await readInWorker(file);
      if (!isMine()) return;
      setStage({ at: 'checking', file: read });
      const body = { season_id: season, data: read.rows };
      const checked = await call(checkResultImport, { body, timeout: PATIENCE });
      key.current = crypto.randomUUID();
      if (isMine()) setStage({ at: 'checked', file: read, checked });
    } catch (error) {
      if (!isMine()) return;
      if (error instanceof Unreadable) setStage({ at: 'unread', why: error });
      else setStage({ at: 'failed', message: failed(error) });
    }
  }

  async function write(season: string, fileName: string, taken: Taken | undefined) {
    if (stage.at !== 'checked') return;
    const { file, checked } = stage;
    setStage({ at: 'writing', file, checked });
    try {
      const answer = await call(importResults, {
        body: { season_id: season, data: file.rows, file_name: fileName, ...(taken && { taken }) },
        headers: { 'Idempotency-Key': key.current },
        timeout: PATIENCE,
      });
      setStage({ at: 'done', made: answer.import });
      onDone();
    } catch (error) {
      setStage({ at: 'checked', file, checked, message: failed(error) });
    }
  }

  return {
    stage,
    begin,
    write,
    clear() {
      turn.current += 1;
      setStage({ at: 'choosing' });
    },
  };
}
