import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { DbOrTx } from '#server/platform/database.ts';

/** A coach of some teams, whom a mail would reach. */
export type Coach = { stebUserId: string; name: string; email: string; language: Language | null; teamIds: string[] };

/**
 * The coaches of some teams that have an e-mail, each once, by name: as their account has them, or as their newest team
 * has. A blocked account gets no mail, and one that was deleted has no address.
 * @returns also how many of the teams nobody would hear for
 */
export async function coachesOf(
  db: DbOrTx,
  teamIds: readonly string[],
): Promise<{ coaches: Coach[]; without: number }> {
  const { rows } = await db.execute<Coach>(sql`
    select p.steb_user_id as "stebUserId", coalesce(max(u.name), (array_agg(p.name order by p.created_at desc))[1]) as name,
      coalesce(nullif(max(u.email), ''), (array_agg(p.email order by p.created_at desc) filter (where p.email <> ''))[1]) as email,
      max(u.language) as language, array_agg(p.team_id order by p.team_id)::text[] as "teamIds"
    from team_people p left join users u on u.steb_user_id = p.steb_user_id
    where p.team_id = any(${sql.param([...teamIds])}::uuid[]) and p.role = 'coach'
      and (u.id is null or u.status) and coalesce(nullif(u.email, ''), p.email) <> ''
    group by p.steb_user_id order by 2, 1`);
  const reached = new Set(rows.flatMap((coach) => coach.teamIds));
  return { coaches: rows, without: teamIds.filter((id) => !reached.has(id)).length };
}
