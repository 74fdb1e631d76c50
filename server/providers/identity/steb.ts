import { z } from 'zod';
import { circuitBreaker, fetchJson, type ProviderLog, ProviderUnavailable, readAnswer } from '../http-client.ts';
import { StebSkills } from './skills.ts';

/** Longer than any name is, and than any other text: such an answer is not believed, so that it is kept and printed nowhere. */
const NAME_MAX = 300;
const TEXT_MAX = 2_000;

const name = z.string().max(NAME_MAX);
const text = z
  .string()
  .max(TEXT_MAX)
  .nullish()
  .transform((value) => value ?? '');
const id = z.string().max(NAME_MAX);

/** A date that exists in the calendar; PostgreSQL accepts no other, nor the year 0. */
const realDay = (day: string | undefined): string | null =>
  (day?.startsWith('0000') ? undefined : z.iso.date().safeParse(day).data) ?? null;

/** Some systems send this text as a number; a missing one must not become a text. */
const digits = z.union([z.string().min(1).max(NAME_MAX), z.number()]).transform(String);

/** A person in STEB's answers. Fields that are not listed here are ignored. */
const StebPerson = z
  .object({
    _id: id.optional(),
    steb_user_id: id.optional(),
    name,
    email: text,
    nationality: text,
    national_id: digits,
    phone_number: text,
    dob: z.string().nullish(),
    gender: text,
    status: z.boolean().default(true),
    picture: text,
    type: z.coerce.number().int().catch(0),
    guardian_name: text,
    guardian_phone: text,
    subscription: z.coerce.boolean().catch(false),
    /** Only organisations have one. */
    crNumber: digits.nullish().catch(null),
  })
  .transform(({ _id, steb_user_id, dob, ...person }, context) => {
    const stebUserId = steb_user_id ?? _id;
    if (!stebUserId) context.addIssue({ code: 'custom', message: 'no id' });
    return { ...person, stebUserId: stebUserId ?? '', dob: realDay(dob?.slice(0, 10)) };
  });
export type StebPerson = z.output<typeof StebPerson>;

const AnsweredEntity = z.object({
  success: z.literal(true),
  name,
  email: text,
  nationality: text,
  national_id: digits.optional(),
  phone_number: text,
  dob: z.string().nullish(),
  status: z.boolean().default(true),
  picture: text,
  steb_user_id: id,
  entityType: text,
  crNumber: digits,
  tax_id: text,
  address: text,
});

const entityOf = ({ success: _, ...answer }: z.output<typeof AnsweredEntity>) => {
  const { national_id, phone_number, steb_user_id, tax_id, ...entity } = answer;
  const named = { nationalId: national_id, phoneNumber: phone_number, stebUserId: steb_user_id, taxId: tax_id };
  return { ...entity, ...named };
};
/** A school or organisation in STEB's answers, with the portal's names. */
export type StebEntity = ReturnType<typeof entityOf>;

const Refused = z
  .object({ success: z.literal(false), code: text, field: text, msg: text })
  .transform(({ code, field, msg }) => ({ success: false as const, refused: { code, field, words: msg } }));
const answered = <T extends z.ZodRawShape>(shape: T) =>
  z.discriminatedUnion('success', [z.object({ success: z.literal(true), ...shape }), Refused]);

export type SignUpForm = {
  type: 0 | 1;
  name: string;
  email: string;
  national_id: string;
  phone_number: string;
  password: string;
};

/** An account as the office saves it; without an id it is a new one. A field that is undefined stays as it is. */
export type AccountForm = {
  steb_user_id?: string | undefined;
  name: string;
  email: string | undefined;
  phone_number: string | undefined;
  national_id: string;
  nationality: string;
  subscription: boolean;
  password?: string | undefined;
  /** The picture, as WebP. */
  logo?: Uint8Array<ArrayBuffer> | undefined;
  /** STEB's own word for no picture, which removes the one that it has. */
  picture?: 'avator.png' | undefined;
  dob?: string | undefined;
  gender?: string | undefined;
  /** STEB knows students, coaches and organisations; who is of the office it need not know. */
  type?: 0 | 1 | 2 | undefined;
  guardian_name?: string | undefined;
  guardian_phone?: string | undefined;
  isAdmin: boolean;
};

/** STEB's refusal: its code, its field, and its message; empty if missing. */
export type StebRefusal = { code: string; field: string; words: string };

/** The portal's interface to the identity provider. */
export type IdentityProvider = {
  login(
    identifier: string,
    loginType: 'email' | 'national_id',
    password: string,
  ): Promise<{ person: StebPerson } | { refused: StebRefusal }>;
  /** The person of an access token, according to the provider; undefined when the token is not valid. */
  personOfToken(token: string): Promise<StebPerson | undefined>;
  /** Creates an account. */
  register(form: SignUpForm): Promise<{ person: StebPerson } | { refused: StebRefusal }>;
  /** Creates or changes an account for the office (back-office spec, section 7). */
  saveAccount(form: AccountForm): Promise<{ person: StebPerson } | { refused: StebRefusal }>;
  coach(membershipId: string): Promise<StebPerson | undefined>;
  member(membershipId: string): Promise<StebPerson | undefined>;
  entity(crNumber: string): Promise<StebEntity | undefined>;
  /** A person's education and skills; undefined for an id that the provider does not know. */
  skills(stebUserId: string): Promise<StebSkills | undefined>;
};

const TIMEOUT = 5_000;

/**
 * The client of STEB (public spec, section 7, "External identity provider").
 * @throws ProviderUnavailable from every method when STEB gives no valid answer
 * @param options.patience how many times as long as usual it waits for an answer
 */
export function stebProvider(options: {
  url: string;
  apiKey: string;
  log?: ProviderLog;
  patience?: number;
}): IdentityProvider {
  const timeout = TIMEOUT * (options.patience ?? 1);
  /** One kind of request to STEB. Each has its own breaker, so that an outage of one does not affect the others. */
  function question(purpose: string, path: string, retry: boolean) {
    const asked = { provider: 'steb', purpose } as const;
    const guarded = circuitBreaker({ asked, failures: 5, pause: 10_000, log: options.log });
    return async function ask<T>(init: RequestInit, schema: z.ZodType<T>, query = ''): Promise<T> {
      const headers = { accept: 'application/json', 'x-api-key': options.apiKey, ...init.headers };
      const { json } = await guarded(() =>
        fetchJson(`${options.url}${path}${query}`, { ...init, headers }, { asked, timeout, retry }),
      );
      return readAnswer(asked, schema, json);
    };
  }
  const ask = {
    login: question('login', '/login', false),
    token: question('token', '/user', true),
    signUp: question('sign-up', '/user-register', false),
    account: question('account', '/user-register', false),
    coach: question('coach look-up', '/coaches', true),
    member: question('member look-up', '/members', true),
    entity: question('entity look-up', '/entity', true),
    skills: question('skills', '/skills/user', true),
  };
  /** An answer about somebody else is none: whoever it is about would get the place, or be shown, in the wrong person's stead. */
  function about(purpose: string, said: { asked: string; answered: string }): void {
    if (said.answered !== said.asked)
      throw new ProviderUnavailable({ provider: 'steb', purpose }, 'an answer about another number');
  }
  const jsonOf = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

  return {
    async login(identifier, loginType, password) {
      const form = jsonOf({ national_id: identifier, loginType, password });
      const answer = await ask.login(form, answered({ user: StebPerson }));
      return answer.success ? { person: answer.user } : { refused: answer.refused };
    },
    async personOfToken(token) {
      const answer = await ask.token({ headers: { authorization: `Bearer ${token}` } }, answered({ user: StebPerson }));
      return answer.success ? answer.user : undefined;
    },
    async register(form) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.set(name, String(value));
      const answer = await ask.signUp({ method: 'POST', body }, answered({ user: StebPerson }));
      return answer.success ? { person: answer.user } : { refused: answer.refused };
    },
    async saveAccount({ logo, ...form }) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) if (value !== undefined) body.set(name, String(value));
      if (logo) body.set('logo', new Blob([logo], { type: 'image/webp' }), 'logo.webp');
      const answer = await ask.account({ method: 'POST', body }, answered({ user: StebPerson }));
      if (!answer.success) return { refused: answer.refused };
      const { stebUserId } = answer.user;
      if (form.steb_user_id && stebUserId !== form.steb_user_id)
        throw new ProviderUnavailable({ provider: 'steb', purpose: 'account' }, 'nonsense');
      return { person: answer.user };
    },
    async coach(membershipId) {
      const answer = await ask.coach(jsonOf({ coach_id: membershipId }), answered({ coach: StebPerson }));
      if (!answer.success) return undefined;
      about('coach look-up', { asked: membershipId, answered: answer.coach.national_id });
      return answer.coach;
    },
    async member(membershipId) {
      const answer = await ask.member(jsonOf({ member_id: membershipId }), answered({ member: StebPerson }));
      if (!answer.success) return undefined;
      about('member look-up', { asked: membershipId, answered: answer.member.national_id });
      return answer.member;
    },
    async entity(crNumber) {
      const answer = await ask.entity(jsonOf({ entity_cr: crNumber }), answered(AnsweredEntity.shape));
      if (!answer.success) return undefined;
      about('entity look-up', { asked: crNumber, answered: answer.crNumber });
      return entityOf(answer);
    },
    async skills(stebUserId) {
      const query = `?${new URLSearchParams({ id: stebUserId })}`;
      const answer = await ask.skills({}, answered({ user: StebSkills }), query);
      return answer.success ? answer.user : undefined;
    },
  };
}
