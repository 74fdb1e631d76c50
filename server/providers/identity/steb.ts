import { z } from 'zod';
import { circuitBreaker, fetchJson } from '../http-client.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A day that the calendar has; a database takes no other, nor the year 0. */
const realDay = (day: string | undefined): string | null =>
  (day?.startsWith('0000') ? undefined : z.iso.date().safeParse(day).data) ?? null;

/** A person as STEB answers about them. Only what is read here is believed. */
const StebPerson = z
  .object({
    _id: z.string().optional(),
    steb_user_id: z.string().optional(),
    name: z.string(),
    email: text,
    nationality: text,
    national_id: z.coerce.string(),
    phone_number: text,
    dob: z.string().nullish(),
    gender: text,
    status: z.boolean().default(true),
    picture: text,
    type: z.coerce.number().int().catch(0),
    guardian_name: text,
    guardian_phone: text,
    subscription: z.coerce.boolean().catch(false),
  })
  .transform(({ _id, steb_user_id, dob, ...person }, context) => {
    const stebUserId = steb_user_id ?? _id;
    if (!stebUserId) context.addIssue({ code: 'custom', message: 'no id' });
    return { ...person, stebUserId: stebUserId ?? '', dob: realDay(dob?.slice(0, 10)) };
  });
export type StebPerson = z.output<typeof StebPerson>;

const StebEntity = z.object({
  name: z.string(),
  email: text,
  nationality: text,
  national_id: z.coerce.string().optional(),
  phone_number: text,
  dob: z.string().nullish(),
  status: z.boolean().default(true),
  picture: text,
  steb_user_id: z.string(),
  entityType: text,
  crNumber: z.coerce.string(),
  tax_id: text,
  address: text,
});
export type StebEntity = z.output<typeof StebEntity>;

const Refused = z.object({ success: z.literal(false), msg: text });
const asked = <T extends z.ZodRawShape>(shape: T) =>
  z.union([z.object({ success: z.literal(true), ...shape }), Refused]);

export type SignUpForm = {
  type: 0 | 1;
  name: string;
  email: string;
  national_id: string;
  phone_number: string;
  password: string;
};

/** What the portal asks of the identity provider. */
export type IdentityProvider = {
  /** The person and an access token, or undefined for a wrong password, an unknown account, an inactive one. */
  login(identifier: string, loginType: 'email' | 'national_id', password: string): Promise<StebPerson | undefined>;
  /** The person an access token stands for, as the provider itself says; undefined when it does not hold. */
  personOfToken(token: string): Promise<StebPerson | undefined>;
  /** Creates an account; a refusal carries the provider's own words. */
  register(form: SignUpForm): Promise<{ person: StebPerson } | { refused: string }>;
  coach(membershipId: string): Promise<StebPerson | undefined>;
  member(membershipId: string): Promise<StebPerson | undefined>;
  entity(crNumber: string): Promise<StebEntity | undefined>;
};

const TIMEOUT = 5_000;

/**
 * The client of STEB (public spec, section 7, "External identity provider").
 * Every method throws ProviderUnavailable when STEB does not answer sensibly.
 */
export function stebProvider(options: { url: string; apiKey: string }): IdentityProvider {
  const guarded = circuitBreaker({ failures: 5, pause: 10_000 });

  async function ask<T>(path: string, init: RequestInit, schema: z.ZodType<T>, retry: boolean): Promise<T> {
    const { json } = await guarded(() =>
      fetchJson(
        `${options.url}${path}`,
        { ...init, headers: { accept: 'application/json', 'x-api-key': options.apiKey, ...init.headers } },
        { timeout: TIMEOUT, retry },
      ),
    );
    return schema.parse(json);
  }

  const post = <T>(path: string, body: object, schema: z.ZodType<T>, retry = false) =>
    ask(
      path,
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      schema,
      retry,
    );

  return {
    async login(identifier, loginType, password) {
      const answer = await post(
        '/login',
        { national_id: identifier, loginType, password },
        asked({ user: StebPerson }),
      );
      return answer.success ? answer.user : undefined;
    },
    async personOfToken(token) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await ask('/user', { headers }, asked({ user: StebPerson }), true);
      return answer.success ? answer.user : undefined;
    },
    async register(form) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.set(name, String(value));
      const answer = await ask('/user-register', { method: 'POST', body }, asked({ user: StebPerson }), false);
      return answer.success ? { person: answer.user } : { refused: answer.msg };
    },
    async coach(membershipId) {
      const answer = await post('/coaches', { coach_id: membershipId }, asked({ coach: StebPerson }), true);
      return answer.success ? answer.coach : undefined;
    },
    async member(membershipId) {
      const answer = await post('/members', { member_id: membershipId }, asked({ member: StebPerson }), true);
      return answer.success ? answer.member : undefined;
    },
    async entity(crNumber) {
      const answer = await post('/entity', { entity_cr: crNumber }, asked(StebEntity.shape), true);
      return answer.success ? answer : undefined;
    },
  };
}
