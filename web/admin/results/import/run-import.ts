import type { CheckedImport, ResultImport } from '#contract/endpoints/result-imports.ts';
import { limits } from '#contract/limits.ts';
import { ApiError } from '#web/lib/api.ts';
import { type Chosen, importedRows, type KeptFile } from './kept-file.ts';
import { type ReadFile, rowsToSend } from './sheet/columns.ts';
import { Unreadable } from './sheet/unreadable.ts';
import type { Source } from './sheet/worker.ts';

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

export const fileOf = (stage: Stage) => ('file' in stage ? stage.file : undefined);

const bodyOf = (file: Chosen) => ({
  season_id: file.season,
  data: rowsToSend(file.read, importedRows(file)),
  file_name: file.name.slice(0, limits.textMax),
  ...(file.taken && { taken: file.taken }),
});
export type ImportBody = ReturnType<typeof bodyOf>;

interface Parts {
  /** The season that is chosen when the page opens; empty for none. */
  season: string;
  /** Where the file that is not written yet is kept. */
  kept: KeptFile;
  /** @throws Unreadable */
  readFile: (source: Source) => Promise<ReadFile>;
  checkRows: (body: ImportBody) => Promise<CheckedImport>;
  writeRows: (body: ImportBody & { published: number }, key: string) => Promise<{ import: ResultImport; msg: string }>;
  onStage: (stage: Stage) => void;
  /** After results were written. */
  onWritten: () => void;
}

const messageOf = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
};

/** Refusals after which a new check says what is so now. */
const changedSince = ['import_rows_wrong', 'import_seen_at_once'];

const nothing: CheckedImport = {
  success: true,
  ...{ total: 0, added: 0, replaced: 0, skipped: 0, unchanged: 0, taken: 0, published: 0 },
  problems: [],
};

/**
 * Reads a file, has it checked, and imports it. Each step makes the answers void that are still on their way to the steps
 * before it.
 */
export function runImport({ kept, readFile, checkRows, writeRows, onStage, onWritten, ...parts }: Parts) {
  let { season } = parts;
  let stage: Stage = { at: 'choosing' };
  let step = 0;
  let writing = false;

  const show = (next: Stage) => {
    stage = next;
    onStage(next);
  };
  /** Begins a step; the answer says whether no other was begun since. */
  const beginStep = () => {
    step += 1;
    const own = step;
    return () => step === own;
  };

  async function check(file: Chosen, before?: { checked?: CheckedImport | undefined; again?: boolean }) {
    const isNewest = beginStep();
    kept.keep(file);
    if (!file.season) return show({ at: 'waiting', file });
    // The page says that no row is left; the server needs one.
    if (importedRows(file).length === 0) return show({ at: 'checked', file, checked: nothing });
    show({ at: 'checking', file, checked: before?.checked });
    try {
      const checked = await checkRows(bodyOf(file));
      if (isNewest()) show({ at: 'checked', file, checked, again: before?.again === true });
    } catch (error) {
      const message = messageOf(error);
      if (isNewest()) show({ at: 'failed', file, message });
    }
  }

  /** Other rows or another choice are another import. */
  const change = (file: Chosen, changes: Partial<Chosen>, checked?: CheckedImport) =>
    check({ ...file, ...changes, key: crypto.randomUUID() }, { checked });

  async function read(source: Source, name: string) {
    const isNewest = beginStep();
    kept.forget();
    show({ at: 'reading', name });
    try {
      const file = await readFile(source);
      if (!isNewest()) return;
      // The season may have been chosen while the file was read.
      await check({ name, season, read: file, withoutHidden: false, key: crypto.randomUUID() });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (isNewest()) show({ at: 'unread', name, why: error });
    }
  }

  async function write(file: Chosen, checked: CheckedImport) {
    if (writing) return;
    writing = true;
    const isNewest = beginStep();
    show({ at: 'writing', file, checked });
    try {
      const answer = await writeRows({ ...bodyOf(file), published: checked.published }, file.key);
      kept.forget();
      if (isNewest()) show({ at: 'done', made: answer.import, msg: answer.msg });
      onWritten();
    } catch (error) {
      const message = messageOf(error);
      if (!isNewest()) return;
      // Somebody changed something since the check, which says more than the refusal.
      if (changedSince.includes((error as ApiError).code)) await check(file, { again: true });
      else show({ at: 'checked', file, checked, message });
    } finally {
      writing = false;
    }
  }

  return {
    read,
    check,
    change,
    write,
    /** Of the file that is there, and of the one that is being read. */
    chooseSeason(chosen: string) {
      season = chosen;
      const file = fileOf(stage);
      if (file) void change(file, { season });
    },
    /** Takes up the file that a reload or an ended session left; answers its season. */
    restore(): string | undefined {
      const file = kept.read();
      if (!file) return undefined;
      season = file.season || season;
      void check({ ...file, season });
      return season;
    },
    clear() {
      beginStep();
      kept.forget();
      show({ at: 'choosing' });
    },
  };
}
