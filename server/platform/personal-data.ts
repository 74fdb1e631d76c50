import type { DataPlace } from '#contract/data-places.ts';
import type { Db, Tx } from './database.ts';
import type { FileStore } from './files.ts';

/** The person whose data is collected or erased, with every spelling under which they are known. Never empty texts. */
export type Subject = {
  id: string;
  stebUserId: string;
  nationalId: string;
  /** National ID numbers that the account had before: one may have been a mistake, and somebody else's. */
  earlierIds: readonly string[];
  names: readonly string[];
  /** In lower case. */
  emails: readonly string[];
  phoneNumbers: readonly string[];
};

/** How many records of a place were removed, how many no longer name the person, and how many were kept as they are. */
export type Erased = {
  removed?: number;
  nameless?: number;
  kept?: number;
  /** The day until which the last of those kept must be kept, ISO 8601. */
  keptUntil?: string;
  /** Keys in the file store that must go, once the transaction has committed. */
  files?: string[];
};

/** A file of the person's own, for the download. `read` answers undefined when there is none any more. */
export type OwnFile = { name: string; read(): Promise<Uint8Array | undefined> };

/** The columns of a table: each is in one of the lists, which a test asks for. */
type Columns = {
  /** What says something of a person: `collect` hands it out, `erase` takes it away. */
  personal: readonly string[];
  /** Keys, numbers, times and switches that say nothing. */
  other: readonly string[];
  /** Texts that say nothing of a person, each with the reason. */
  texts?: Readonly<Record<string, string>>;
};

/** What a feature knows of people (docs/personal-data.md). */
export type PersonalData = {
  place: DataPlace;
  tables: Record<string, Columns>;
  /** Everything about the person and nothing about anybody else. */
  collect(db: Db, person: Subject): Promise<Record<string, unknown>>;
  files?(deps: { db: Db; files: FileStore }, person: Subject): Promise<OwnFile[]>;
  erase(tx: Tx, person: Subject): Promise<Erased>;
};
