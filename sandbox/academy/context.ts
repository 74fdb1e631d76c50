import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from './faults.ts';

export type AcademyOptions = {
  /** Folder of its own database, `academy.db`. */
  dataDir: string;
  /** The path under which browsers find it: `/sandbox/academy`. No slash at the end. */
  basePath: string;
  /** Shared with the portal: encrypts the sign-in tickets. */
  ticketKey: string;
  /** The clock, in milliseconds; tests change it. */
  now?: () => number;
};

/** What all routes of the academy share. */
export type Academy = Omit<Required<AcademyOptions>, 'dataDir'> & { db: DatabaseSync; faults: Faults };
