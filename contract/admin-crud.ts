import { accessOf, adminList, type CallOptions, type ListOptions } from './admin-list.ts';
import { changed } from './admin-record.ts';
import { msg, success } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { documentErrors, type ErrorCode, pictureErrors } from './errors.ts';
import { id, queryFlag } from './fields.ts';
import { limits } from './limits.ts';
import type { MultipartForm } from './multipart-form.ts';
import { rates } from './rates.ts';
import { z } from './zod.ts';

/** The calls by which the office edits the records of one resource: see `adminCrud`. */
type CrudOptions<
  One extends string,
  Many extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sort extends string,
> = ListOptions<One, Many, Item, Filters, Sort> & {
  /** What a create and an update take, without `id` and `revision`. */
  input: Input;
  /** How a create and an update may also come. */
  form?: MultipartForm;
  /** The fields of the input that are used exactly as typed: passwords. */
  asSent?: readonly string[];
  /** The error for an empty required field, where the specification has other words than for most resources. */
  missing?: ErrorCode;
  /** Errors of a create and an update beyond those of every resource. */
  errors?: readonly ErrorCode[];
};

/**
 * Declares the calls of a resource of the back-office, as the specification has them on one address (section 7): the
 * list, `?id`, POST, PUT and DELETE; and the log and the CSV file of our pages. A resource with a switch or an order adds
 * `adminSwitch` and `adminOrder`.
 */
export function adminCrud<
  const One extends string,
  const Many extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  Filters extends z.ZodRawShape,
  const Sort extends string,
>(options: CrudOptions<One, Many, Item, Input, Filters, Sort>) {
  const { path, access, summary, keys, input, form = {}, asSent = [], missing = 'admin_fields_empty' } = options;
  const reading = adminList<One, Many, Item, Filters, Sort>(options);
  const { record } = reading;
  const change = input.safeExtend(changed) as unknown as z.ZodObject<Input['shape'] & typeof changed>;
  type Written = { success: typeof success; msg: typeof msg } & Record<One, typeof record>;
  const written = z.object({ success, msg, [keys.one]: record } as Written);
  const refusals: readonly ErrorCode[] = [
    'changed_meanwhile',
    ...(form.pictures ? pictureErrors : []),
    ...(form.documents ? documentErrors : []),
    ...(options.errors ?? []),
  ];
  return {
    ...reading,
    input,
    /**
     * The header `Idempotency-Key` (optional, up to 100 ASCII characters) makes a repeated call answer the record that the
     * first one added; `changed_meanwhile` if that one has other contents by now.
     */
    create: endpoint({
      method: 'POST',
      path,
      access: accessOf(access, 'create'),
      summary: `Adds one to the ${summary}`,
      body: input,
      form,
      asSent,
      missing,
      answer: written,
      rate: rates.officeWrite,
      errors: refusals,
    }),
    update: endpoint({
      method: 'PUT',
      path,
      access: accessOf(access, 'write'),
      summary: `Changes one of the ${summary}`,
      body: change,
      form,
      asSent,
      missing,
      answer: written,
      rate: rates.officeWrite,
      errors: refusals,
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      access: accessOf(access, 'remove'),
      summary: `Deletes one of the ${summary}`,
      query: z.object({ id: id(), revision: changed.revision }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
      errors: ['still_used', 'changed_meanwhile'],
    }),
  };
}

/** What a record can be switched by: whether it is shown, and whether teams can register in it. */
export type Flag = 'status' | 'registration';

/**
 * The switches of records.
 * @param flags their names: `status` alone, unless there are more, of which a call names one
 */
export function adminSwitch({ path, access, summary }: CallOptions, flags: readonly [Flag, ...Flag[]] = ['status']) {
  const name = z.enum(flags, { error: 'not_offered' }).default(flags[0]);
  return {
    flags,
    /** As the specification has it. */
    toggle: endpoint({
      method: 'GET',
      path,
      selectedBy: ['id', 'status'],
      access: accessOf(access, 'write'),
      summary: `Switches one of the ${summary}`,
      query: z.object({ id: id(), name, status: queryFlag() }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
      changesState: true,
    }),
    /** As our pages call it, for one or for several; those that somebody has deleted meanwhile are passed over. */
    switchAll: endpoint({
      method: 'PATCH',
      path,
      access: accessOf(access, 'write'),
      summary: `Switches some of the ${summary}`,
      body: z.object({
        ids: z.array(id()).min(1, 'required').max(limits.bulkMax, 'too_long'),
        name,
        status: z.boolean(),
      }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
    }),
  };
}

/**
 * The order of records that visitors see in an order of the office's.
 * @param orderSort the one of the list's `sorts` that is this order
 */
export function adminOrder<const Sort extends string>({ path, access, summary }: CallOptions, orderSort: Sort) {
  return {
    orderSort,
    move: endpoint({
      method: 'PUT',
      path: `${path}/order`,
      access: accessOf(access, 'write'),
      summary: `Gives one of the ${summary} another place in their order`,
      body: z.object({ id: id(), place: z.number().int().min(1).describe('From 1') }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
    }),
  };
}
