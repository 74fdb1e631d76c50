import { and, desc, eq, inArray, not } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import { listTeamMails, moneyMailKinds } from '#contract/endpoints/team-mails.ts';
import { limits } from '#contract/limits.ts';
import { paging } from '#server/features/office-records/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { teamMails } from './table.ts';

/** Opens the call by which the office sees what was sent about a team. */
export function teamMailRoutes(route: Route, { db }: { db: Db }): void {
  route(listTeamMails, async ({ query: { id, page }, person }) => {
    if ((await db.$count(teams, eq(teams.id, id))) === 0) throw new Refusal('not_found');
    const size = limits.historyPerPage;
    const readsMoney = can(roleOf(person.type), 'orders:read');
    const wanted = and(
      eq(teamMails.teamId, id),
      readsMoney ? undefined : not(inArray(teamMails.kind, [...moneyMailKinds])),
    );
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(teamMails)
        .where(wanted)
        .orderBy(desc(teamMails.sentAt), desc(teamMails.id))
        .limit(size)
        .offset((page - 1) * size),
      db.$count(teamMails, wanted),
    ]);
    const mails = rows.map((row) => ({
      ...{ _id: row.id, kind: row.kind, name: row.name, email: row.email },
      ...{ at: row.sentAt.toISOString(), refused_for: row.refusedFor },
    }));
    return { success: true, mails, ...paging(page, total, size) };
  });
}
