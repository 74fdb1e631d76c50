import { eq } from 'drizzle-orm';
import type { PersonInput } from '#contract/endpoints/people.ts';
import type { FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { refuseFormer } from '#server/features/administrators/index.ts';
import { ChangedMeanwhile } from '#server/features/office-records/index.ts';
import { countries } from '#server/features/regions/index.ts';
import { type PersonSave, type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { refuseBrokenRule } from './may-change.ts';
import { isErased, peopleWords } from './office.ts';
import { neverAsked, registryFor } from './registry.ts';
import { saveHere, type ToSave } from './save-here.ts';
import { saveStore } from './saves.ts';
import { type PeopleDeps, saveSettler } from './settle.ts';

/** Who saves somebody, and the language in which that is answered. */
export type Asker = { by: Person; language: Language };

type Asked = Asker & {
  save: PersonSave;
  /** What is said when nobody knows what became of the question. */
  unsure: 'registryUnsure' | 'registryUnsureNew' | 'registryUnsurePassword';
  /** It was asked before without an answer: a refusal now does not say what became of that. */
  wasUnsure?: boolean;
};

/**
 * What adding and changing a person have in common: the registry saves them first, and then the portal (decision 178).
 * What is intended is written before the registry is asked, one save of a person at a time.
 */
export function registryAsker(deps: PeopleDeps) {
  const { db } = deps;
  const registry = registryFor(deps);
  const saves = saveStore(deps);
  const { settle, giveUp } = saveSettler(deps);

  async function find(id: string): Promise<UserRecord | undefined> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row;
  }

  return {
    registry,
    saves,
    settle,
    giveUp,
    find,

    /** @throws Refusal `not_found` */
    async existing(id: string): Promise<UserRecord> {
      const row = await find(id);
      if (!row || isErased(row)) throw new Refusal('not_found');
      return row;
    },

    /** What fails before the registry is asked leaves nothing to find out. */
    async orGiveUp<T>(save: PersonSave, prepare: () => Promise<T>): Promise<T> {
      try {
        return await prepare();
      } catch (error) {
        await giveUp(save);
        throw error;
      }
    },

    /** Asks the registry. A refusal ends the save; no answer leaves it to its job, and says that nobody knows. */
    async answered<T>({ save, by, language, unsure, wasUnsure }: Asked, ask: () => Promise<T>): Promise<T> {
      const { says } = peopleWords[language];
      try {
        await refuseFormer(db, by);
        return await ask();
      } catch (cause) {
        const isOver = (cause instanceof Refusal || neverAsked(cause)) && !wasUnsure;
        await (isOver ? giveUp(save) : saves.unsure(save));
        if (!(cause instanceof ProviderUnavailable)) throw cause;
        const sentence = says[neverAsked(cause) ? 'registryAway' : unsure];
        throw new Refusal('sign_up_unavailable', { cause, sentence });
      }
    },

    /** Saves here what the registry has saved; if that fails, the job of the save does it later. */
    async store(by: Person, toSave: ToSave & { save: PersonSave }, language: Language): Promise<UserRecord> {
      const { save, person } = toSave;
      const { row, broken } = await saveHere(deps, by, toSave).catch(async (cause: unknown) => {
        if (cause instanceof Refusal || cause instanceof ChangedMeanwhile) throw cause;
        if (person) await saves.accepted(save, person);
        throw new Refusal('service_unavailable', { cause, sentence: peopleWords[language].says.follows });
      });
      return broken ? refuseBrokenRule(language, 'type')(broken) : row;
    },
  };
}

/** @throws Refusal for a nationality that the portal's forms do not offer */
export function refuseUnknownCountry({ nationality }: Pick<PersonInput, 'nationality'>): void {
  if (countries.some(({ code }) => code === nationality)) return;
  throw new Refusal('invalid_fields', { fields: { nationality: 'not_offered' } });
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
