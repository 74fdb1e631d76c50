import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

const count = () => z.number().int();
const at = () => z.iso.datetime();

/** How a part of the portal is: `idle` is one that was not asked yet. */
const State = z.enum(['broken', 'attention', 'idle', 'fine']);
export type SystemState = z.output<typeof State>;

const Failure = z.object({
  at: at(),
  code: z
    .string()
    .describe('A status, a code of the network or of the mail server, or `timeout`; nothing of what was asked'),
});

export const SystemProvider = z.object({
  name: z.enum(['steb', 'telr', 'academy', 'mail', 'files']),
  state: State,
  place: z.string().nullable().describe('Its address without user and query; null for the sandbox'),
  breaker: z
    .enum(['closed', 'open'])
    .nullable()
    .describe('`open`: it failed several times in a row and is left alone for a while; null where there is none'),
  answered_at: at().nullable(),
  last_failure: Failure.nullable(),
});
export type SystemProvider = z.output<typeof SystemProvider>;

const DeadJob = z.object({
  _id: z.string(),
  kind: z.string(),
  failed_at: at(),
  message: z.string().describe('Without what the job is about'),
  again: z
    .boolean()
    .describe('False where what became of it is shown and begun anew elsewhere, so that a retry does nothing'),
});
export type DeadJob = z.output<typeof DeadJob>;

const Disk = z.object({
  state: State,
  holds: z.enum(['data', 'backups']),
  path: z.string(),
  free: count().nullable().describe('Bytes; null where the folder cannot be looked at'),
  total: count().nullable(),
});

const path = '/api/admin/system';

/** How the portal is, as the process that answers sees it; services are what it has seen of them since it started. */
export const getSystem = endpoint({
  method: 'GET',
  path,
  access: 'admin-system',
  summary: 'Version, database, services, queue, disk and backups of the portal, and what of them needs somebody',
  answer: z.object({
    success,
    at: at(),
    process: z
      .object({
        host: z.string(),
        pid: count(),
        started_at: at(),
        version: z.string(),
        build: z.string().nullable().describe('What it was built of, in short; null in development'),
        node: z.string(),
        mode: z.enum(['demo', 'production']),
      })
      .describe('The process that answered, of which there may be several'),
    migrations: z.object({ state: State, applied: count(), expected: count(), pending: count() }),
    database: z.object({ state: State, version: z.string(), ms: count(), size: count().describe('Bytes') }),
    providers: z.array(SystemProvider),
    queue: z.object({
      state: State,
      works: z.boolean().describe('Whether this process does its work'),
      kinds: z.array(z.object({ kind: z.string(), waiting: count(), running: count(), dead: count() })),
      dead: z.array(DeadJob).describe('The newest that failed for good, up to a hundred'),
      undelivered: count().describe('Of all that failed for good, those that are mails'),
    }),
    disks: z.array(Disk),
    backup: z.object({
      state: State,
      nightly: z.boolean(),
      last: z.object({ at: at(), name: z.string(), size: count(), rows: count(), files: count() }).nullable(),
      check: z
        .object({ at: at(), name: z.string().nullable(), problem: z.string().nullable() })
        .nullable()
        .describe('The last restore into a scratch database; no problem when everything came out the same'),
      held_since: at().nullable().describe('Set in a restored copy, which neither mails nor asks payments'),
    }),
  }),
});

const deadJobs = {
  access: 'admin-system',
  body: z.object({ id: id().optional().describe('One of them; all without it') }),
  answer: z.object({ success, count: count() }),
  rate: rates.officeWrite,
} as const;

export const retryDeadJobs = endpoint({
  ...deadJobs,
  method: 'POST',
  path: `${path}/jobs/retry`,
  summary: 'Puts jobs that failed for good back into the queue, for one more try',
});

export const putAwayDeadJobs = endpoint({
  ...deadJobs,
  method: 'POST',
  path: `${path}/jobs/put-away`,
  summary: 'Notes of jobs that failed for good that they were seen to; they are counted no more',
});
