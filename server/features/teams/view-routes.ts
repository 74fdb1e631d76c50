import { isDeepStrictEqual } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import {
  changeTeamView,
  listTeamViews,
  removeTeamView,
  saveTeamView,
  type TeamView,
  viewsMax,
} from '#contract/endpoints/team-views.ts';
import { eitherTeamFilters, newestTeamsFirst } from '#contract/endpoints/teams.ts';
import { difference, logChange } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import { constraintOf, type Db, type DbOrTx, type Tx } from '#server/platform/database.ts';
import { teamViews } from './table.ts';

type Query = TeamView['query'];
type ViewRecord = typeof teamViews.$inferSelect;

/** The calls by which the office saves views of the list of teams, for everybody of it (decision 192). */
export function teamViewRoutes(route: Route, { db }: { db: Db }): void {
  route(listTeamViews, ({ person }) => answer(db, person));

  route(saveTeamView, ({ body: { name, query }, person }) =>
    db.transaction((tx) => save(tx, person, { name: cleanLine(name), query: narrowingOf(query) })).catch(refuseTaken),
  );

  route(changeTeamView, ({ body: { id, name: sent, query: asked }, person }) =>
    db
      .transaction(async (tx) => {
        const view = await lockView(tx, id, person);
        const name = sent === undefined ? view.name : cleanLine(sent);
        const query = asked ? narrowingOf(asked) : view.query;
        const said = difference(saidOf(view.name, view.query), saidOf(name, query));
        if (isDeepStrictEqual(said.before, said.after)) return answer(tx, person);
        await tx.update(teamViews).set({ name, query }).where(eq(teamViews.id, id));
        await logChange(tx, person, { kind: 'team_views', recordId: id, name, action: 'changed', ...said });
        return answer(tx, person);
      })
      .catch(refuseTaken),
  );

  route(removeTeamView, ({ query: { id }, person }) =>
    db.transaction(async (tx) => {
      const { name, query } = await lockView(tx, id, person);
      await tx.delete(teamViews).where(eq(teamViews.id, id));
      const said = { before: saidOf(name, query), after: {} };
      await logChange(tx, person, { kind: 'team_views', recordId: id, name, action: 'deleted', ...said });
      return answer(tx, person);
    }),
  );
}

async function save(tx: Tx, person: Person, { name, query }: { name: string; query: Query }) {
  // Two that are saved at once would both find room for one.
  await tx.execute(sql`lock table ${teamViews} in share row exclusive mode`);
  const [same] = await tx.select().from(teamViews).where(eq(teamViews.name, name));
  // The answer was lost, or the button pressed twice.
  if (same && same.createdBy === person.id && keyOf(same.query) === keyOf(query)) return answer(tx, person);
  if ((await tx.$count(teamViews)) >= viewsMax) throw new Refusal('too_many_views');
  const [view] = await tx.insert(teamViews).values({ name, query, createdBy: person.id }).returning();
  const said = { before: {}, after: saidOf(name, query) };
  await logChange(tx, person, { kind: 'team_views', recordId: view?.id ?? '', name, action: 'created', ...said });
  return answer(tx, person);
}

/** @throws Refusal `not_found`, and `not_allowed` where it is neither one's own nor an administrator asks */
async function lockView(tx: Tx, id: string, person: Person): Promise<ViewRecord> {
  const [view] = await tx.select().from(teamViews).where(eq(teamViews.id, id)).for('update');
  if (!view) throw new Refusal('not_found');
  if (view.createdBy !== person.id && !can(roleOf(person.type), 'admin-teams:all-views'))
    throw new Refusal('not_allowed');
  return view;
}

/** For `catch`: two views have not the same name. */
const refuseTaken = (error: unknown): never => {
  if (constraintOf(error) === 'team_views_name_key') throw new Refusal('invalid_fields', { fields: { name: 'taken' } });
  throw error;
};

/** What the list was narrowed to and its order, without what was left as it is. */
const narrowingOf = ({ sort, ...query }: Readonly<Record<string, string | undefined>>): Query =>
  Object.fromEntries(
    Object.entries({ ...query, ...(sort !== newestTeamsFirst && { sort }) }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );

const keyOf = (query: Query) => JSON.stringify(Object.entries(query).sort());

/** A view as the log tells of it: a filter by yes or no is a boolean there. */
const saidOf = (name: string, query: Query) => ({
  name,
  ...Object.fromEntries(
    Object.entries(query).map(([filter, value]) => [
      filter,
      eitherTeamFilters.includes(filter) ? value === 'true' : value,
    ]),
  ),
});

async function answer(from: DbOrTx, person: Person) {
  const views = await from
    .select({ view: teamViews, by: users.name })
    .from(teamViews)
    .innerJoin(users, eq(users.id, teamViews.createdBy))
    .orderBy(asc(teamViews.name), asc(teamViews.id));
  return {
    success: true as const,
    views: views.map(({ view: { id, name, query, createdBy }, by }) => ({
      ...{ _id: id, name, query, by, mine: createdBy === person.id },
    })),
  };
}
