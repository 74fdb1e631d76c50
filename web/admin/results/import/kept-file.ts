import type { takenChoices } from '#contract/endpoints/result-imports.ts';
import { browserStore } from '#web/lib/browser-store.ts';
import type { ReadFile } from './sheet/columns.ts';

export type TakenChoice = (typeof takenChoices)[number];

/** A file that was read and is not written yet, with what was chosen for it. */
export interface Chosen {
  /** The name of the file. */
  name: string;
  season: string;
  read: ReadFile;
  /** Whether hidden rows are left out. */
  withoutHidden: boolean;
  taken?: TakenChoice;
  /** With it the same rows are written once, however often they are sent. */
  key: string;
}

/**
 * A place for the file in the tab's storage, by account: a reload, or a session that ended, loses nothing. What does not
 * fit there is not kept.
 */
export function keptFileOf(account: string, storage = () => sessionStorage) {
  const { read, write, forget } = browserStore(storage, `turs:form:${account}:result-import`);
  return {
    read(): Chosen | undefined {
      const kept = read() as Partial<Chosen> | undefined;
      return kept?.key && Array.isArray(kept.read?.rows) ? (kept as Chosen) : undefined;
    },
    keep: (chosen: Chosen) => write(chosen),
    forget,
  };
}

export type KeptFile = ReturnType<typeof keptFileOf>;

/** The rows of a file that are imported. */
export const importedRows = ({ read, withoutHidden }: Pick<Chosen, 'read' | 'withoutHidden'>) =>
  withoutHidden ? read.rows.filter(({ hidden }) => !hidden) : read.rows;
