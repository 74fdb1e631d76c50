import { z } from 'zod';

const Part = z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() });
export type Part = z.output<typeof Part>;

/** What a backup holds, and what it must be restored to. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Of the portal that took it, and of its PostgreSQL; for people. */
  portal: z.string(),
  postgres: z.string(),
  /** The hashes of the applied migrations, in their order: the restored schema is made by the same ones. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job queue's own tables. */
  queue: z.number().int(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** Sums of money and counts that must come out the same of the restored rows, in words of the caller's. */
  sums: z.record(z.string(), z.string()),
  parts: z.array(Part),
});
export type Manifest = z.output<typeof Manifest>;

type TableName = Pick<Manifest['tables'][number], 'schema' | 'name'>;

export const tablePart = ({ schema, name }: TableName) => `database/${schema}.${name}.copy`;
const FILES = 'files/';
export const filePart = (key: string) => FILES + key;
/** The key of a part in the file store; undefined for a table. */
export const keyOfPart = (name: string) => (name.startsWith(FILES) ? name.slice(FILES.length) : undefined);
