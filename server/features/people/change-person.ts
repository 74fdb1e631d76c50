import { isDeepStrictEqual } from 'node:util';
import type { PersonInput } from '#contract/endpoints/people.ts';
import { ChangedMeanwhile } from '#server/features/office-records/index.ts';
import type { OwnChange, PersonSave, RegistryColumns, UserRecord, Wanted } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { type Asker, refuseIncomplete, refuseUnknownCountry, registryAsker } from './ask-registry.ts';
import { refuseBrokenRule, refuseDeciding, refuseLockOut } from './may-change.ts';
import { columnsOfInput, peopleWords } from './office.ts';
import type { PeopleList } from './people-lists.ts';
import { accountForm, changesPicture, isUpload, registryColumns, type SecretInput } from './registry.ts';
import { saveHere } from './save-here.ts';
import type { PeopleDeps } from './settle.ts';
import { waitingAmong } from './waiting-saves.ts';

/** What a form makes of a person as they are; undefined where it changes nothing. */
type Plan = { after: UserRecord; own: OwnChange; secrets: SecretInput };

/**
 * Works out what to change, given the person as stored now.
 * @throws Refusal, ChangedMeanwhile
 */
export type PlanFor = (row: UserRecord) => Promise<Plan | undefined>;

type Changing = Asker & {
  id: string;
  planFor: PlanFor;
  /** A check that is made while the save holds its lock, before the registry is asked. @throws Refusal */
  confirm?: () => Promise<void>;
  /** What is said if the registry gives no answer. */
  unsure?: 'registryUnsure' | 'registryUnsurePassword';
};

type Form = Asker & { id: string; revision: number | undefined; input: PersonInput };

/** Returns what changes a person, at the registry first and then here (decision 178). */
export function personChanger(deps: PeopleDeps) {
  const { db } = deps;
  const { registry, saves, settle, giveUp, existing, orGiveUp, answered, store } = registryAsker(deps);

  /**
   * What a form changes of a person as they are by now.
   * @throws Refusal, ChangedMeanwhile
   */
  async function planByForm(row: UserRecord, list: PeopleList, form: Form): Promise<Plan | undefined> {
    const { input, by, language, revision } = form;
    if (!list.has(row.type)) throw new Refusal('not_found');
    const set = columnsOfInput(input);
    // STEB may have it in other letters, which is no change.
    const email = set.email === row.email.toLowerCase() ? row.email : (set.email ?? row.email);
    const after: UserRecord = { ...row, ...set, email };
    const { picture, password } = input;
    const secrets = { picture, password };
    refuseDeciding(by, { before: row, after, password }, language);
    // Their own password takes the present one (decision 184).
    if (password && row.id === by.id)
      throw new Refusal('not_allowed', { fields: { password: peopleWords[language].says.ownPassword } });
    // What is known of somebody can be corrected, and not be taken away: the registry would keep it.
    const emptied = { dob: row.dob !== null && input.dob === '', gender: row.gender !== null && input.gender === '' };
    refuseIncomplete(emptied, input, language);
    const differs = !isDeepStrictEqual(after, row);
    // A password replaces no value that somebody else has seen.
    if (differs && revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(row.id);
    if (!differs && !password && !isUpload(secrets)) return undefined;
    await refuseLockOut(db, by, row, after).catch(refuseBrokenRule(language, 'type'));
    const own: OwnChange = {
      ...(after.type !== row.type && { type: after.type }),
      ...(password && { password: true as const }),
    };
    return { after, own, secrets };
  }

  /** @throws ChangedMeanwhile while somebody else saves the person, saying who */
  async function begin(row: UserRecord, by: Person): Promise<{ save: PersonSave; carried: OwnChange }> {
    const ofThem = { userId: row.id, nationalId: row.nationalId, startedBy: by.id };
    let carried: OwnChange = {};
    for (;;) {
      const save = await saves.begin({ ...ofThem, wanted: { columns: {} }, own: carried });
      if (save) return { save, carried };
      const other = await saves.other(ofThem);
      if (!other) continue;
      if (other.isAsking) throw new ChangedMeanwhile(row.id, { by: other.by, at: other.save.startedAt });
      if ((await settle(other.save).catch(unknownIfAway)) !== 'unknown') continue;
      // The registry is about to be told everything anew; that there was a new password stays true, whatever it answers.
      if (other.save.own.password) carried = { password: true };
      await saves.drop(other.save);
    }
  }

  /** The person once the save that waits is settled; as they are where that is not possible yet. */
  async function settledAs({ id, nationalId }: UserRecord, by: Person): Promise<UserRecord> {
    const other = await saves.other({ userId: id, nationalId, startedBy: by.id });
    if (other && !other.isAsking) await settle(other.save).catch(unknownIfAway);
    return existing(id);
  }

  /**
   * Changes a person: what is to become of them is planned again once nobody else can save them.
   * @throws Refusal, ChangedMeanwhile
   */
  async function change({
    id,
    by,
    language,
    planFor,
    confirm,
    unsure = 'registryUnsure',
  }: Changing): Promise<UserRecord> {
    const now = await existing(id);
    const first = await planFor(now);
    const isSettled = !(await waitingAmong(db, [id])).has(id);
    if (!first) return isSettled ? now : settledAs(now, by);
    if (isSettled && !asks(now, first)) {
      const { row, broken } = await saveHere(deps, by, { base: now, own: first.own });
      return broken ? refuseBrokenRule(language, 'type')(broken) : row;
    }
    const { save, carried } = await begin(now, by);
    const { base, own, question } = await orGiveUp(save, async () => {
      const base = await existing(id);
      const plan = await planFor(base);
      if (!plan) return { base };
      await confirm?.();
      const own = { ...carried, ...plan.own };
      const question = { ...(await registry.question(plan.after, plan.secrets, by)), steb_user_id: base.stebUserId };
      await saves.intend(save, { own, nationalId: plan.after.nationalId, wanted: wantedOf(base, plan) });
      return { base, own, question };
    });
    if (!question) {
      await giveUp(save);
      return base;
    }
    const person = await answered({ save, by, language, unsure }, async () => {
      const answer = await registry.ask(question);
      if ('refused' in answer) throw registry.refusal(answer.refused, language);
      return answer.person;
    });
    return store(by, { base, person, own, save }, language);
  }

  return {
    change,
    /** Changes a person of a list by what a form says of them. @throws Refusal, ChangedMeanwhile */
    async changeByForm(list: PeopleList, form: Form): Promise<UserRecord> {
      refuseUnknownCountry(form.input);
      return change({ ...form, planFor: (row) => planByForm(row, list, form) });
    },
  };
}

/** Whether the registry knows anything of what is to change. */
const asks = (row: UserRecord, { after, secrets }: Plan): boolean =>
  Boolean(secrets.password) || changesPicture(secrets) || !isDeepStrictEqual(accountForm(row), accountForm(after));

const unknownIfAway = (error: unknown): 'unknown' => {
  if (error instanceof ProviderUnavailable) return 'unknown';
  throw error;
};

/** What a save asks the registry for, to find out later whether it did it. */
function wantedOf(base: UserRecord, { after, secrets }: Plan): Wanted {
  const [before, wanted] = [registryColumns(base), registryColumns(after)];
  const names = (Object.keys(wanted) as (keyof RegistryColumns)[]).filter((name) => wanted[name] !== before[name]);
  const columns = Object.fromEntries(names.map((name) => [name, wanted[name]]));
  return { columns, ...(changesPicture(secrets) && { picture: true }) };
}
