import type { Permission } from './access.ts';
import { paging, success } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { id, page } from './fields.ts';
import { z } from './zod.ts';

/** What every record has that the back-office edits. */
export const recordState = {
  revision: z.number().int().describe('Counts the changes of its contents; send it back with a change'),
  updated_at: z.iso.datetime(),
  updated_by: z.string().nullable().describe('The name of the person who changed it last; null if nobody has'),
};

/** What a change says besides the input. A form without a revision sends nothing or an empty text. */
export const changed = {
  id: id(),
  revision: z.preprocess(
    (sent) => (sent === '' || sent === null ? undefined : typeof sent === 'string' ? Number(sent) : sent),
    z.number().int().optional(),
  ),
};

export const changeActions = ['created', 'changed', 'deleted'] as const;

/** What a record of the log says: who, when, and the changed fields before and after, by their names on the wire. */
export const LoggedChange = z.object({
  _id: z.string(),
  record_id: z.string(),
  name: z.string().describe('The record by the name that it had'),
  name_en: z.string().describe('The same in English, where it has a name in each language'),
  action: z.enum(changeActions),
  by: z.string(),
  at: z.iso.datetime(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type LoggedChange = z.output<typeof LoggedChange>;

/** The call that answers the log of some records, or of one of them. */
export const adminHistory = <Path extends `/api/admin/${string}`>({
  path,
  access,
  summary,
}: {
  path: Path;
  access: Permission;
  summary: string;
}) =>
  endpoint({
    method: 'GET',
    path: `${path}/history`,
    access,
    summary: `What was changed in the ${summary}, newest first`,
    query: z.object({ id: id().optional(), page: page() }),
    answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
  });
