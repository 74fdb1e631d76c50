import { and, asc, eq } from 'drizzle-orm';
import { listTeamViews, removeTeamView, renameTeamView, saveTeamView } from '#contract/endpoints/team-views.ts';
import { limits } from '#contract/limits.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import { constraintOf, type Db, type DbOrTx } from '#server/platform/database.ts';
import { teamViews } from './table.ts';

/** For `catch`: two views of one person do not have the same name. */
const refuseTaken = (error: unknown): never => {
  if (constraintOf(error) === 'team_views_name_key') throw new Refusal('invalid_fields', { fields: { name: 'taken' } });
  throw error;
};

/** What was narrowed, without what was not. */
const said = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The calls by which officers keep views of the list of teams. They are nobody else's business, and in no log. */
export function teamViewRoutes(route: Route, { db }: { db: Db }): void {
  const answer = async (from: DbOrTx, { id }: Person) => {
    const { name, query } = teamViews;
    const views = await from
      .select({ _id: teamViews.id, name, query })
      .from(teamViews)
      .where(eq(teamViews.userId, id))
      .orderBy(asc(name));
    return { success: true, views };
  };

  route(listTeamViews, async ({ person }) => answer(db, person));

  route(saveTeamView, async ({ body: { name, query }, person }) =>
    db
      .transaction(async (tx) => {
        // Two that are saved at once would both find room for one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update');
        const kept = await tx.$count(teamViews, eq(teamViews.userId, person.id));
        if (kept >= limits.viewsMax) throw new Refusal('too_many_views');
        await tx.insert(teamViews).values({ userId: person.id, name: cleanLine(name), query: said(query) });
        return answer(tx, person);
      })
      .catch(refuseTaken),
  );

  const own = (id: string, person: Person) => and(eq(teamViews.id, id), eq(teamViews.userId, person.id));

  route(renameTeamView, async ({ body: { id, name }, person }) => {
    const [renamed] = await db
      .update(teamViews)
      .set({ name: cleanLine(name) })
      .where(own(id, person))
      .returning({ id: teamViews.id })
      .catch(refuseTaken);
    if (!renamed) throw new Refusal('not_found');
    return answer(db, person);
  });

  route(removeTeamView, async ({ query: { id }, person }) => {
    const [removed] = await db.delete(teamViews).where(own(id, person)).returning({ id: teamViews.id });
    if (!removed) throw new Refusal('not_found');
    return answer(db, person);
  });
}
