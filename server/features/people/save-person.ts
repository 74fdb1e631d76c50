import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { type OwnAccountChange, ownAccount } from '#contract/endpoints/admin-profile.ts';
import type { PersonChange, PersonInput } from '#contract/endpoints/people.ts';
import type { FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import { errorSentences } from '#locales/sentences.ts';
import { ChangedMeanwhile, recordOfKey } from '#server/features/office-records/index.ts';
import {
  type OwnChange,
  type PersonSave,
  type RegistryColumns,
  type UserRecord,
  users,
  type Wanted,
} from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { changedInput, refuseUnknownCountry } from './changed-input.ts';
import type { Face } from './faces.ts';
import { inWords, refuseDeciding, refuseLockOut } from './may-change.ts';
import { columnsOfInput, isErased, peopleWords } from './office.ts';
import { formOf, isUpload, neverAsked, registryColumns, registryFor, type SecretInput } from './registry.ts';
import { saveHere, type ToSave } from './save-here.ts';
import { fingerprintOf, saveLedger } from './saves.ts';
import { type SettleDeps, saveSettler } from './settle.ts';
import { switchPeople } from './switch-people.ts';

export type PeopleDeps = SettleDeps & { clock: Clock };

type Asker = { by: Person; language: Language };

/** What a form makes of a person as they are; undefined where it changes nothing. */
export type Plan = { after: UserRecord; own: OwnChange; secrets: SecretInput };

type OwnForm = Asker & {
  input: OwnAccountChange;
  revision: number | undefined;
  /** @throws Refusal unless it is the present password */
  confirm: (by: Person, typed: string, language: Language) => Promise<void>;
};

type Asked = {
  save: PersonSave;
  language: Language;
  /** What is said when nobody knows what became of the question. */
  unsure: 'registryUnsure' | 'registryUnsureNew';
  /** It was asked before without an answer: a refusal now does not say what became of that. */
  wasUnsure?: boolean;
};

/** What a person has who was not asked about it (back-office spec, section 9). */
const fresh = { dob: '2015-01-01', gender: 'Male', nationality: 'SA', subscription: false, status: true };

const PAUSE_MS = 200;
/** So long a form that is sent twice waits for itself, and two that add the same person for each other. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Saves people at the registry first, and then here (decisions 122 and 133): what is intended is written before the
 * registry is asked, one save of a person at a time, and what is true by then is asked again when it is saved here.
 */
export function personSaver(deps: PeopleDeps) {
  const { db } = deps;
  const registry = registryFor(deps);
  const saves = saveLedger(deps);
  const { settle } = saveSettler(deps);

  async function find(id: string): Promise<UserRecord | undefined> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row;
  }

  /**
   * Changes a person: what a form says of them is planned again once nobody else can save them.
   * @throws Refusal, ChangedMeanwhile
   */
  async function change(
    id: string,
    { by, language }: Asker,
    planFor: (row: UserRecord) => Promise<Plan | undefined>,
  ): Promise<UserRecord> {
    const now = await existing(id);
    const first = await planFor(now);
    if (!first) return now;
    if (!asks(now, first)) {
      const { row, broken } = await saveHere(deps, by, { base: now, own: first.own });
      return broken ? inWords(language)(broken) : row;
    }
    const { save, carried } = await beginFor(now, by);
    const prepared = await orDrop(save, async () => {
      const base = await existing(id);
      const plan = await planFor(base);
      if (!plan) return { base };
      const own = { ...carried, ...plan.own };
      const question = { ...(await registry.question(plan.after, plan.secrets)), steb_user_id: base.stebUserId };
      await saves.intend(save, { own, nationalId: plan.after.nationalId, wanted: wantedOf(base, plan) });
      return { base, own, question };
    });
    const { base, own, question } = prepared;
    if (!question) {
      await saves.drop(save);
      return base;
    }
    const person = await answered({ save, language, unsure: 'registryUnsure' }, async () => {
      const answer = await registry.ask(question);
      if ('refused' in answer) throw registry.refusal(answer.refused, language);
      return answer.person;
    });
    return store(by, { base, person, own, save }, language);
  }

  async function existing(id: string): Promise<UserRecord> {
    const row = await find(id);
    if (!row || isErased(row)) throw new Refusal('not_found');
    return row;
  }

  /** Whether the registry knows anything of what is to change. */
  const asks = (row: UserRecord, { after, secrets }: Plan): boolean =>
    Boolean(secrets.password) || isUpload(secrets) || !isDeepStrictEqual(formOf(row), formOf(after));

  /** @throws ChangedMeanwhile while somebody else saves the person, saying who */
  async function beginFor(row: UserRecord, by: Person): Promise<{ save: PersonSave; carried: OwnChange }> {
    const ofThem = { userId: row.id, nationalId: row.nationalId, startedBy: by.id };
    const session = by.id === row.id ? { sessionId: by.sessionId } : {};
    let carried: OwnChange = {};
    for (;;) {
      const save = await saves.begin({ ...ofThem, ...session, wanted: { columns: {} }, own: carried });
      if (save) return { save, carried };
      const other = await saves.other(ofThem);
      if (!other) continue;
      if (other.isAsking) throw new ChangedMeanwhile(row.id, { by: other.by, at: other.save.startedAt });
      if ((await settle(other.save).catch(unknownIfAway)) !== 'unknown') continue;
      // The registry is about to be told everything anew; that there was a new password stays true.
      const { passwordSetAt } = other.save.own;
      if (passwordSetAt) carried = { passwordSetAt };
      await saves.drop(other.save);
    }
  }

  /** What fails before the registry is asked leaves nothing to find out. */
  async function orDrop<T>(save: PersonSave, prepare: () => Promise<T>): Promise<T> {
    try {
      return await prepare();
    } catch (error) {
      await saves.drop(save);
      throw error;
    }
  }

  /** Asks the registry. A refusal ends the save; no answer leaves it to its job, and says that nobody knows. */
  async function answered<T>({ save, language, unsure, wasUnsure }: Asked, ask: () => Promise<T>): Promise<T> {
    const { says } = peopleWords[language];
    try {
      return await ask();
    } catch (cause) {
      const isOver = (cause instanceof Refusal || neverAsked(cause)) && !wasUnsure;
      await (isOver ? saves.drop(save) : saves.unsure(save));
      if (!(cause instanceof ProviderUnavailable)) throw cause;
      const sentence = says[neverAsked(cause) ? 'registryAway' : unsure];
      throw new Refusal('sign_up_unavailable', { cause, sentence });
    }
  }

  async function store(by: Person, toSave: ToSave & { save: PersonSave }, language: Language): Promise<UserRecord> {
    const { save, person, own } = toSave;
    const { row, broken } = await saveHere(deps, by, toSave).catch(async (cause: unknown) => {
      if (cause instanceof Refusal || cause instanceof ChangedMeanwhile) throw cause;
      if (person) await saves.accepted(save, person);
      throw new Refusal('service_unavailable', { cause, sentence: peopleWords[language].says.follows });
    });
    return broken ? inWords(language, own)(broken) : row;
  }

  /** Who was added by the same form before, or is being added by it; and what is left of such a save to be continued. */
  async function addedBefore(
    ofThem: { nationalId: string; startedBy: string; key: string | undefined },
    form: string,
    language: Language,
  ): Promise<UserRecord | PersonSave | undefined> {
    for (const until = Date.now() + LONGEST_WAIT_MS; ; await sleep(PAUSE_MS)) {
      const other = await saves.other(ofThem);
      if (!other) return undefined;
      const { save, isAsking } = other;
      const isSame = save.fingerprint === fingerprintOf(save.id, form);
      if (save.state === 'done') {
        const row = save.userId ? await find(save.userId) : undefined;
        if (!row || isErased(row)) throw new Refusal('not_found');
        if (!isSame) throw new ChangedMeanwhile(row.id);
        return row;
      }
      if (isAsking) {
        if (Date.now() < until) continue;
        throw new Refusal('service_unavailable');
      }
      const became = await settle(save).catch((cause: unknown) => {
        if (!(cause instanceof ProviderUnavailable)) throw cause;
        throw new Refusal('sign_up_unavailable', { cause, sentence: peopleWords[language].says.registryUnsureNew });
      });
      if (became === 'unknown') {
        if (isSame) return save;
        await saves.drop(save);
      }
      if (became === 'saved' && isSame && !save.key) {
        const [row] = await db.select().from(users).where(eq(users.nationalId, save.nationalId));
        if (row) return row;
      }
    }
  }

  return {
    change,

    /**
     * Adds a person; one that is sent again with its key, because the answer was lost, is added once.
     * @returns whether the registry had the account already
     */
    async create(
      face: Face,
      { input, by, language, key }: Asker & { input: PersonInput; key: string | undefined },
    ): Promise<{ row: UserRecord; adopted: boolean }> {
      refuseUnknownCountry(input);
      const wanted = { ...fresh, ...columnsOfInput(input), ...(face.subscribes && { subscription: true }) };
      const type = face.has(wanted.type ?? face.freshType) ? (wanted.type ?? face.freshType) : face.freshType;
      const after = { guardianName: null, guardianPhone: null, ...wanted, type } as UserRecord;
      const columns = registryColumns(after);
      const form = JSON.stringify([face.name, columns, type, wanted.status]);
      const ofThem = { nationalId: after.nationalId, startedBy: by.id, key };
      const own: OwnChange = { type, status: wanted.status };
      for (;;) {
        const before = await addedBefore(ofThem, form, language);
        // One who was found at the registry has the password that was typed first, and nobody here knows when.
        if (before && 'stebUserId' in before) return { row: before, adopted: before.passwordSetAt === null };
        if (!before) {
          const loggedId = key && (await recordOfKey(db, users, by, key));
          if (loggedId) return { row: sameAs(await find(loggedId), wanted), adopted: false };
          const missing = { password: !input.password, c_password: !input.c_password };
          refuseIncomplete({ ...missing, picture: face.needsPicture && !isUpload(input) }, input, language);
        }
        // One that was begun by the same form goes on: its key and its person are its own.
        const save = before ?? (await saves.begin({ ...ofThem, form, wanted: { columns }, own }));
        if (!save || (before && !(await saves.resume(before)))) continue;
        const question = before
          ? await registry.question(after, input)
          : await orDrop(save, () => registry.question(after, input));
        let adopted = false;
        const asked = { save, language, unsure: 'registryUnsureNew', wasUnsure: before !== undefined } as const;
        const person = await answered(asked, async (): Promise<StebPerson> => {
          const answer = await registry.ask(question);
          if ('person' in answer) return answer.person;
          if (answer.refused.code !== 'taken') throw registry.refusal(answer.refused, language);
          adopted = true;
          return registry.adopt(after, answer.refused, language);
        });
        // Which password an account has that was there already, nobody here knows.
        const given = { ...own, ...(!adopted && { passwordSetAt: deps.clock().toISOString() }) };
        const row = await store(by, { base: undefined, person, own: given, save }, language);
        return { row, adopted };
      }
    },

    /** @throws Refusal, ChangedMeanwhile */
    async update(
      face: Face,
      calls: { input: z.ZodObject; update: Endpoint },
      { id, revision, sent, by, language }: Asker & { id: string; revision: number | undefined; sent: PersonChange },
    ): Promise<UserRecord> {
      let seen = revision;
      const planFor = async (row: UserRecord): Promise<(Plan & { status: boolean }) | undefined> => {
        if (!face.has(row.type)) throw new Refusal('not_found');
        const input: Partial<PersonInput> = changedInput(row, sent, calls);
        refuseDeciding(by, input, language);
        // What is known of somebody can be corrected, and not be taken away: the registry would keep it.
        refuseIncomplete({ dob: input.dob === '', gender: input.gender === '' }, input, language);
        const { status = row.status, ...set } = columnsOfInput(input);
        const after: UserRecord = { ...row, ...set };
        if (!face.has(after.type)) after.type = row.type;
        const secrets = { picture: input.picture, password: input.password };
        const differs = !isDeepStrictEqual(after, row) || status !== row.status;
        // A password replaces no value that somebody else has seen.
        if (differs && seen !== undefined && seen !== row.revision) throw new ChangedMeanwhile(id);
        if (!differs && !secrets.password && !isUpload(secrets)) return undefined;
        await refuseLockOut(db, by, row, { ...after, status }).catch(inWords(language, { status }));
        const own: OwnChange = {
          ...(after.type !== row.type && { type: after.type }),
          ...(secrets.password && { passwordSetAt: deps.clock().toISOString() }),
        };
        return { after, own, secrets, status };
      };
      const row = await existing(id);
      const planned = await planFor(row);
      if (!planned) return row;
      const { status } = planned;
      if (status === row.status) return change(id, { by, language }, planFor);
      // A block needs no registry, and must not wait for one.
      await switchPeople(db, face, by, [id], { status }).catch(inWords(language, { status }));
      seen &&= row.revision + 1;
      return change(id, { by, language }, planFor).catch((error: unknown) => {
        throw error instanceof Refusal ? withSwitch(error, status, language) : error;
      });
    },

    /**
     * Changes of whoever asks the picture, the phone number and the password; nothing that decides what they may.
     * @throws Refusal, ChangedMeanwhile
     */
    async updateOwn({ revision, input, by, language, confirm }: OwnForm): Promise<UserRecord> {
      const { current_password = '', password = '', c_password = '' } = input;
      const wanted = [current_password, password, c_password].some(Boolean);
      const missing = { current_password: !current_password, password: !password, c_password: !c_password };
      refuseIncomplete(wanted ? missing : {}, input, language);
      const secrets = { picture: input.picture, password };
      const planFor = async (row: UserRecord): Promise<Plan | undefined> => {
        const { phone_number: phoneNumber = row.phoneNumber } = changedInput(row, input, ownAccount);
        const after: UserRecord = { ...row, phoneNumber };
        const differs = row.phoneNumber !== after.phoneNumber;
        if (differs && revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(row.id);
        if (!differs && !password && !isUpload(input)) return undefined;
        return { after, secrets, own: password ? { passwordSetAt: deps.clock().toISOString() } : {} };
      };
      // What nobody would save is not worth a try of the password.
      if (password && (await planFor(await existing(by.id)))) await confirm(by, current_password, language);
      return change(by.id, { by, language }, planFor);
    },
  };
}

const unknownIfAway = (error: unknown): 'unknown' => {
  if (error instanceof ProviderUnavailable) return 'unknown';
  throw error;
};

/** What a save asks the registry for, to find out later whether it did it. */
function wantedOf(base: UserRecord, { after, secrets }: Plan): Wanted {
  const [before, wanted] = [registryColumns(base), registryColumns(after)];
  const names = (Object.keys(wanted) as (keyof RegistryColumns)[]).filter((name) => wanted[name] !== before[name]);
  const columns = Object.fromEntries(names.map((name) => [name, wanted[name]]));
  return { columns, ...(isUpload(secrets) && { picture: true }) };
}

/** The block is saved, whatever became of the rest: the refusal says both. */
function withSwitch(refusal: Refusal, status: boolean, language: Language): Refusal {
  const { says } = peopleWords[language];
  const { code, fields, cause } = refusal;
  const rest = refusal.sentence ?? errorSentences[language][code];
  const sentence = `${says[status ? 'unblocked' : 'blocked']} ${rest}`;
  return new Refusal(code, { ...(fields && { fields }), cause, sentence });
}

/**
 * @param missing the fields that are missing, if they are
 * @throws Refusal as the specification has it (section 8)
 */
export function refuseIncomplete(
  missing: Record<string, boolean>,
  input: Pick<PersonInput, 'password' | 'c_password'>,
  language: Language,
): void {
  const names = Object.keys(missing).filter((name) => missing[name]);
  const fields = Object.fromEntries(names.map((name) => [name, 'required' satisfies FieldCode]));
  const { mismatch } = peopleWords[language].says;
  const differs = (input.password ?? '') !== (input.c_password ?? '');
  // Together, so that nobody mends one to be told of the other.
  const both = { ...(differs && input.c_password && { c_password: mismatch }), ...fields };
  if (names.length > 0) throw new Refusal('person_fields_empty', { fields: both });
  if (differs) throw new Refusal('password_mismatch', { sentence: mismatch, fields: { c_password: mismatch } });
}

/** The person whom a call added so long ago that only the log knows its key, if it says the same. */
function sameAs(row: UserRecord | undefined, wanted: Partial<UserRecord>): UserRecord {
  if (!row || isErased(row)) throw new Refusal('not_found');
  const { name, email, nationalId } = row;
  if (name !== wanted.name || email !== wanted.email || nationalId !== wanted.nationalId)
    throw new ChangedMeanwhile(row.id);
  return row;
}
