import { changeOwnPassword, endOtherSessions, endOwnSession, ownAccount } from '#contract/endpoints/admin-profile.ts';
import { NO_PICTURE } from '#contract/endpoints/people.ts';
import { ChangedMeanwhile, logChange, writeAnswers } from '#server/features/office-records/index.ts';
import { endSessionOf, endSessionsOf, openSessionsOf } from '#server/features/sessions/index.ts';
import type { UserRecord } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { clearSessionCookies, type Person } from '#server/http/session.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { refuseIncomplete, registryAsker } from './ask-registry.ts';
import { type PlanFor, personChanger } from './change-person.ts';
import { peopleReader, peopleWords } from './office.ts';
import { presentPassword } from './present-password.ts';
import { isUpload } from './registry.ts';
import type { PeopleDeps } from './settle.ts';

type Deps = Omit<PeopleDeps, 'db'> & { database: Database; identity: Pick<IdentityProvider, 'login'> };

/** More sessions than this are not listed; they can be ended together. */
const SHOWN_SESSIONS = 50;

/** What people of the office see and change of themselves (decision 184). */
export function ownAccountRoutes(route: Route, { database, ...others }: Deps): void {
  const { db, pool } = database;
  const deps = { ...others, db };
  const records = peopleReader(db);
  const { written, refuse } = writeAnswers(records, ownAccount.keys.one);
  const { existing } = registryAsker(deps);
  const { change } = personChanger(deps);
  const confirm = presentPassword(pool, deps.identity);

  route(ownAccount.get, async ({ person }) => {
    const [row, user, sessions] = await Promise.all([
      existing(person.id),
      records.one(person.id),
      openSessionsOf(db, person.id, deps.clock()),
    ]);
    const isCurrent = ({ id }: { id: string }) => id === person.sessionId;
    return {
      success: true,
      user: user as never,
      created_at: row.createdAt.toISOString(),
      signed_in_at: row.signedInAt?.toISOString() ?? null,
      sessions: sessions
        .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
        .slice(0, SHOWN_SESSIONS)
        .map((session) => ({
          ...{ _id: session.id, user_agent: session.userAgent ?? '', current: isCurrent(session) },
          ...{ created_at: session.createdAt.toISOString(), seen_at: session.seenAt.toISOString() },
        })),
    };
  });

  route(ownAccount.update, ({ body: { id, revision, picture, phone_number }, person: by, request }) => {
    const { language } = request;
    if (id !== by.id) throw new Refusal('not_allowed', { sentence: peopleWords[language].says.otherAccount });
    const planFor: PlanFor = async (row) => {
      const after: UserRecord = { ...row, phoneNumber: phone_number };
      const removesPicture = row.picture !== null && (picture === '' || picture === NO_PICTURE);
      const differs = after.phoneNumber !== row.phoneNumber || removesPicture;
      if (differs && revision !== undefined && revision !== row.revision) throw new ChangedMeanwhile(row.id);
      if (!differs && !isUpload({ picture })) return undefined;
      return { after, own: {}, secrets: { picture, password: undefined, removesPicture } };
    };
    return written({ person: by, request }, 'updated', () => change({ id, by, language, planFor })) as never;
  });

  route(changeOwnPassword, async ({ body, person: by, request }) => {
    const { language } = request;
    refuseIncomplete({}, body, language);
    const { current_password, password } = body;
    if (password === current_password) throw new Refusal('invalid_fields', { fields: { password: 'password_same' } });
    const own = { password: true as const, keepSession: by.sessionId };
    await change({
      ...{ id: by.id, by, language },
      planFor: async (row) => ({ after: row, own, secrets: { picture: undefined, password } }),
      confirm: () => confirm(by, current_password, language),
      unsure: 'registryUnsurePassword',
    }).catch(refuse);
    return { success: true, msg: peopleWords[language].says.passwordChanged };
  });

  route(endOwnSession, async ({ body: { id }, person, request, reply }) => {
    await db.transaction(async (tx) => {
      const open = await openSessionsOf(tx, person.id, deps.clock());
      if (!(await endSessionOf(tx, person.id, id))) throw new Refusal('not_found');
      await logEnded(tx, person, open.length, open.length - 1);
    });
    if (id === person.sessionId) clearSessionCookies(reply);
    return { success: true, msg: peopleWords[request.language].says.sessionEnded };
  });

  route(endOtherSessions, async ({ person, request }) => {
    await db.transaction(async (tx) => {
      const ended = await endSessionsOf(tx, person.id, person.sessionId);
      if (ended > 0) await logEnded(tx, person, ended + 1, 1);
    });
    return { success: true, msg: peopleWords[request.language].says.othersEnded };
  });
}

/** How many sessions of the person there were, and are. */
const logEnded = (tx: Tx, person: Person, before: number, after: number) =>
  logChange(tx, person, {
    ...{ kind: 'users', recordId: person.id, name: person.name, action: 'changed' },
    ...{ before: { sessions: before }, after: { sessions: after } },
  });
