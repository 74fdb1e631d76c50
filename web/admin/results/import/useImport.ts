import { useEffect, useState } from 'react';
import { checkResultImport, importResults } from '#contract/endpoints/result-imports.ts';
import { call } from '#web/lib/api.ts';
import { keptFileOf } from './kept-file.ts';
import { runImport, type Stage } from './run-import.ts';
import { readInWorker } from './sheet/read-in-worker.ts';

/** Milliseconds for a call with a whole file, on a slow line. */
const PATIENCE = 120_000;

/**
 * The import of the page, with its season and where it is.
 * @param account whose unwritten file is kept in the tab
 * @param first the season that is chosen when the page opens
 * @param onWritten after results were written
 */
export function useImport(account: string, first: string, onWritten: () => void) {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const [season, setSeason] = useState(first);
  const [run] = useState(() =>
    runImport({
      season: first,
      kept: keptFileOf(account),
      readFile: readInWorker,
      checkRows: (body) => call(checkResultImport, { body, timeout: PATIENCE }),
      writeRows: (body, key) => call(importResults, { body, headers: { 'Idempotency-Key': key }, timeout: PATIENCE }),
      onStage: setStage,
      onWritten,
    }),
  );
  useEffect(() => {
    const kept = run.restore();
    if (kept) setSeason(kept);
  }, [run]);
  const chooseSeason = (chosen: string) => {
    setSeason(chosen);
    run.chooseSeason(chosen);
  };
  return { ...run, chooseSeason, stage, season };
}
