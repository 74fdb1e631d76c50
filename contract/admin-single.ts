import type { Permission } from './access.ts';
import { changed, LoggedChange, recordState } from './admin-record.ts';
import { msg, paging, success } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { id, page } from './fields.ts';
import { rates } from './rates.ts';
import { z } from './zod.ts';

/**
 * Declares the calls of a record of which there is one, without a list (settings): it is read and changed, and has its
 * log. Revision, conflict, log and rate are those of `adminCrud`.
 * @param options.change what a change takes, which may be less than the form sends (`input`)
 */
export function adminSingle<
  const Key extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  Change extends z.ZodObject,
  Query extends z.ZodObject,
>(options: {
  path: `/api/admin/${string}`;
  access: Permission;
  summary: string;
  key: Key;
  query: Query;
  record: Item;
  input: Input;
  change: Change;
}) {
  const { path, access, summary, key, input } = options;
  const record = options.record.extend(recordState) as unknown as z.ZodObject<Item['shape'] & typeof recordState>;
  const change = options.change.safeExtend(changed) as unknown as z.ZodObject<Change['shape'] & typeof changed>;
  const answer = z.object({ success, [key]: record } as { success: typeof success } & Record<Key, typeof record>);
  return {
    keys: { one: key },
    record,
    input,
    get: endpoint({ method: 'GET', path, access, summary: `The ${summary}`, query: options.query, answer }),
    update: endpoint({
      method: 'PUT',
      path,
      access,
      summary: `Changes the ${summary}`,
      body: change,
      form: true,
      missing: 'admin_fields_empty',
      answer: answer.extend({ msg }) as unknown as z.ZodObject<typeof answer.shape & { msg: typeof msg }>,
      rate: rates.officeWrite,
      errors: ['changed_meanwhile'],
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/history`,
      access,
      summary: `What was changed in the ${summary}, newest first`,
      query: z.object({ id: id().optional(), page: page() }),
      answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
    }),
  };
}
