import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { PersonInput } from '#contract/endpoints/people.ts';
import type { Language } from '#contract/languages.ts';
import { ChangedMeanwhile, recordOfKey } from '#server/features/office-records/index.ts';
import { type OwnChange, type PersonSave, type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type Asker, refuseIncomplete, refuseUnknownCountry, registryAsker } from './ask-registry.ts';
import { columnsOfInput, isErased, peopleWords } from './office.ts';
import type { PeopleList } from './people-lists.ts';
import { isUpload, registryColumns } from './registry.ts';
import { fingerprintOf } from './saves.ts';
import type { PeopleDeps } from './settle.ts';

type Form = Asker & { input: PersonInput; key: string | undefined };

/** What a person has who was not asked about it (back-office spec, section 9). */
const fresh = { dob: '2015-01-01', gender: 'Male', nationality: 'SA', subscription: false };

const PAUSE_MS = 200;
/** So long a form that is sent twice waits for itself, and two that add the same person for each other. */
const LONGEST_WAIT_MS = 20_000;

/** Returns what adds a person, at the registry first and then here (decision 178). */
export function personAdder(deps: PeopleDeps) {
  const { db } = deps;
  const { registry, saves, settle, find, orGiveUp, answered, store } = registryAsker(deps);

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

  /**
   * Adds a person; one that is sent again with its key, because the answer was lost, is added once.
   * @returns whether the registry had the account already
   * @throws Refusal, ChangedMeanwhile
   */
  return async function add(list: PeopleList, form: Form): Promise<{ row: UserRecord; adopted: boolean }> {
    const { input, by, language, key } = form;
    refuseUnknownCountry(input);
    const wanted = { ...fresh, ...columnsOfInput(input), ...(list.subscribes && { subscription: true }) };
    const type = list.has(wanted.type ?? list.defaultType) ? (wanted.type ?? list.defaultType) : list.defaultType;
    const after = { guardianName: null, guardianPhone: null, ...wanted, type } as UserRecord;
    const columns = registryColumns(after);
    const sent = JSON.stringify([list.name, columns, type]);
    const ofThem = { nationalId: after.nationalId, startedBy: by.id, key };
    const own: OwnChange = { type };
    for (;;) {
      const before = await addedBefore(ofThem, sent, language);
      // One who was found at the registry has the password that was typed first, and nobody here knows when.
      if (before && 'stebUserId' in before) return { row: before, adopted: before.passwordSetAt === null };
      if (!before) {
        const loggedId = key && (await recordOfKey(db, users, by, key));
        if (loggedId) return { row: sameAs(await find(loggedId), wanted), adopted: false };
        const missing = { password: !input.password, c_password: !input.c_password };
        refuseIncomplete({ ...missing, picture: list.needsPicture && !isUpload(input) }, input, language);
      }
      // One that was begun by the same form goes on: its key and its person are its own.
      const save = before ?? (await saves.begin({ ...ofThem, form: sent, wanted: { columns }, own }));
      if (!save || (before && !(await saves.resume(before)))) continue;
      const question = before
        ? await registry.question(after, input, by)
        : await orGiveUp(save, () => registry.question(after, input, by));
      let adopted = false;
      const asked = { save, by, language, unsure: 'registryUnsureNew', wasUnsure: before !== undefined } as const;
      const person = await answered(asked, async (): Promise<StebPerson> => {
        const answer = await registry.ask(question);
        if ('person' in answer) return answer.person;
        if (answer.refused.code !== 'taken') throw registry.refusal(answer.refused, language);
        adopted = true;
        return registry.adopt(after, answer.refused, language);
      });
      // Which password an account has that was there already, nobody here knows.
      const given = { ...own, ...(!adopted && { password: true as const }) };
      const row = await store(by, { base: undefined, person, own: given, save }, language);
      return { row, adopted };
    }
  };
}

/** The person whom a call added so long ago that only the log knows its key, if it says the same. */
function sameAs(row: UserRecord | undefined, wanted: Partial<UserRecord>): UserRecord {
  if (!row || isErased(row)) throw new Refusal('not_found');
  const { name, email, nationalId } = row;
  if (name !== wanted.name || email !== wanted.email || nationalId !== wanted.nationalId)
    throw new ChangedMeanwhile(row.id);
  return row;
}
