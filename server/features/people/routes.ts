import { eq, type SQL, sql } from 'drizzle-orm';
import * as people from '#contract/endpoints/people.ts';
import * as personPage from '#contract/endpoints/person-page.ts';
import { limits } from '#contract/limits.ts';
import { joinDigits } from '#domain/fold.ts';
import {
  logChange,
  logExport,
  paging,
  readLog,
  sendCsv,
  stateColumns,
  writeAnswers,
} from '#server/features/office-records/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Call, Route } from '#server/http/route.ts';
import { personAdder } from './add-person.ts';
import { blockPerson } from './block-person.ts';
import { personChanger } from './change-person.ts';
import { countPeople, everyPerson } from './export.ts';
import { peopleFinder } from './list.ts';
import { refuseBrokenRule } from './may-change.ts';
import { neverSignedInFinder } from './never-signed-in.ts';
import { csvOf, isErased, peopleReader, peopleWords } from './office.ts';
import { overviewOf } from './overview.ts';
import { listFor, narrowed, type PeopleList, peopleLists } from './people-lists.ts';
import type { PeopleDeps } from './settle.ts';
import { unsavedPeople } from './waiting-saves.ts';

type Calls = Omit<typeof people.adminUsers, 'download'>;

/** What has a list of its own. */
type Listed = PeopleList & { name: Exclude<PeopleList['name'], 'nonOfficers'> };

/** The people of the office: everybody, the members and the administrators, by one set of handlers. */
export function peopleRoutes(route: Route, deps: PeopleDeps): void {
  const { db, clock } = deps;
  const records = peopleReader(db);
  const find = peopleFinder(db, records);
  const findNeverSignedIn = neverSignedInFinder(db);
  const add = personAdder(deps);
  const { changeByForm } = personChanger(deps);

  async function personOf(id: string, list: PeopleList) {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    if (!row || isErased(row) || !list.has(row.type)) throw new Refusal('not_found');
    return row;
  }

  /** Sends a list as a file, for both addresses at which that of all people is asked for. */
  const sendList =
    (list: Listed) =>
    async ({
      query,
      person,
      request,
      reply,
    }: Pick<Call<Calls['exportCsv']>, 'query' | 'person' | 'request' | 'reply'>) => {
      const wanted = { where: narrowed(listFor(list, person), query).where, search: joinDigits(query.s) };
      await logExport(db, person, { list: list.name, count: await countPeople(db, wanted) });
      sendCsv(reply, {
        name: list.name,
        columns: [...csvOf(request.language), ...stateColumns(request.language)] as never,
        items: everyPerson(db, records, wanted),
      });
      return undefined;
    };

  function openList(calls: Calls, list: Listed): void {
    const { many } = calls.keys;
    const { written } = writeAnswers(records, list.answerKey);

    route(calls.list, async ({ query, person }) => {
      const { page, per_page: limit, sort } = query;
      const search = joinDigits(query.s);
      const wanted = {
        ...{ search, sort, limit, offset: (page - 1) * limit },
        narrowed: narrowed(listFor(list, person), query),
      };
      const [{ rows, total, capped }, beside] = await Promise.all([
        find(wanted),
        list.findsTeamPeople && findNeverSignedIn(search).then((never_signed_in) => ({ never_signed_in })),
      ]);
      const items = await records.presentAll(rows);
      return { success: true, [many]: items, ...paging(page, total, limit), moreThanTotal: capped, ...beside } as never;
    });

    route(calls.get, async ({ query, person }) => {
      await personOf(query.id, listFor(list, person));
      return { success: true, [list.answerKey]: await records.one(query.id) } as never;
    });

    route(calls.create, async ({ body: input, person: by, request }) => {
      const { language } = request;
      let adopted = false;
      const answer = await written({ person: by, request }, 'saved', async () => {
        const made = await add(list, { input, by, language, key: idempotencyKeyOf(request) });
        adopted = made.adopted;
        return made.row;
      });
      return { ...answer, msg: adopted ? peopleWords[language].says.adopted : answer.msg } as never;
    });

    route(calls.update, ({ body: { id, revision, ...input }, person: by, request }) => {
      const { language } = request;
      return written({ person: by, request }, 'updated', () =>
        changeByForm(listFor(list, by), { id, revision, input, by, language }),
      ) as never;
    });

    route(calls.history, async ({ query, person }) => {
      const { changes, total } = await readLog(db, users, query, query.id ? undefined : logOf(listFor(list, person)));
      return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
    });

    route(calls.exportCsv, sendList(list));
  }

  openList(people.adminUsers, peopleLists.users);
  openList(people.adminMembers as unknown as Calls, peopleLists.members);
  openList(people.adminAdmins as unknown as Calls, peopleLists.admins);

  route(people.adminUsers.download, sendList(peopleLists.users));

  route(people.adminAdmins.toggle, async ({ query: { id, status }, person, request }) => {
    const to = { id, blocked: !status, reason: '' };
    await blockPerson(db, peopleLists.admins, person, to).catch(refuseBrokenRule(request.language, 'blocked'));
    return { success: true };
  });

  route(personPage.blockPerson, async ({ body, person, request }) => {
    const { language } = request;
    await blockPerson(db, peopleLists.users, person, body).catch(refuseBrokenRule(language, 'blocked'));
    return { success: true, msg: peopleWords[language].says[body.blocked ? 'blocked' : 'unblocked'] };
  });

  route(people.listUnsavedPeople, async ({ person }) => ({
    success: true,
    users: (await unsavedPeople(db, listFor(peopleLists.users, person))).map(({ answer, wanted }) => ({
      steb_user_id: answer?.stebUserId ?? '',
      name: answer?.name ?? wanted.columns.name ?? '',
    })),
  }));

  route(personPage.getPersonOverview, async ({ query, person }) => {
    const row = await personOf(query.id, listFor(peopleLists.users, person));
    const [user, overview] = await Promise.all([records.one(row.id), overviewOf(db, row, person, clock())]);
    return { success: true, user, ...overview };
  });

  route(personPage.endPersonSessions, async ({ body: { id }, person: by, request }) => {
    const row = await personOf(id, peopleLists.users);
    await db.transaction(async (tx) => {
      const ended = await endSessionsOf(tx, id, by.id === id ? by.sessionId : undefined);
      if (ended === 0) return;
      const said = { before: { sessions: ended }, after: { sessions: 0 } };
      await logChange(tx, by, { kind: 'users', recordId: id, name: row.name, action: 'changed', ...said });
    });
    return { success: true, msg: peopleWords[request.language].says.sessionsEnded };
  });
}

/** The lines of the log about those who are in a list by now. */
function logOf({ scope }: PeopleList): SQL | undefined {
  return scope && sql`exists (select from ${users} where ${users.id} = "change_log"."record_id" and ${scope})`;
}
