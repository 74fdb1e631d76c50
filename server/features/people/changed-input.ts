import type { Endpoint } from '#contract/endpoint.ts';
import { NO_GUARDIAN, type PersonInput } from '#contract/endpoints/people.ts';
import { z } from '#contract/zod.ts';
import { countries } from '#server/features/regions/index.ts';
import type { UserRecord } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { parseSent } from '#server/http/route.ts';
import { presentPerson } from './office.ts';

/** Used exactly as they are typed, and judged by the call already. */
const SECRETS: readonly string[] = ['current_password', 'password', 'c_password'];

const isSame = (has: unknown, sent: unknown): boolean => has === sent || (has === NO_GUARDIAN && sent === '');

/**
 * What a form changes of a person, by the schema of a form: what it leaves as it is came from the registry, which knows
 * people without a phone, and is not judged.
 * @throws Refusal with the fields that are wrong
 */
export function changedInput<Input extends z.ZodObject>(
  row: UserRecord,
  sent: object,
  { input, update }: { input: Input; update: Endpoint },
): Partial<z.output<Input>> {
  const has: Record<string, unknown> = presentPerson(row);
  const fields = Object.entries(sent).filter(([name, value]) => name in input.shape && value !== undefined);
  // A picture is no value that a person has here: the address of one that was uploaded stands for it.
  const changes = fields.filter(
    ([name, value]) => !SECRETS.includes(name) && (name === 'picture' || !isSame(has[name], value)),
  );
  const schema = z.object(Object.fromEntries(changes.map(([name]) => [name, input.shape[name] as z.ZodType])));
  const changed: Record<string, unknown> = parseSent(schema, Object.fromEntries(changes), update);
  refuseUnknownCountry(changed as Partial<PersonInput>);
  return { ...Object.fromEntries(fields.filter(([name]) => SECRETS.includes(name))), ...changed } as never;
}

/** @throws Refusal for a nationality that the portal's forms do not offer */
export function refuseUnknownCountry({ nationality }: Partial<PersonInput>): void {
  if (nationality === undefined || countries.some(({ code }) => code === nationality)) return;
  throw new Refusal('invalid_fields', { fields: { nationality: 'not_offered' } });
}
