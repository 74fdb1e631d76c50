import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from './faults.ts';

export type AcademyOptions = {
  /** Folder of its own database, `academy.db`. */
  dataDir: string;
  /** Where it is mounted, as browsers see it: `/sandbox/academy`. No slash at the end. */
  basePath: string;
  /** Shared with the portal: seals the tickets with which its people come in. */
  ticketKey: string;
  /** The time, in milliseconds; tests move it. */
  now?: () => number;
};

/** What every part of the academy works with. */
export type Academy = Omit<Required<AcademyOptions>, 'dataDir'> & { db: DatabaseSync; faults: Faults };
