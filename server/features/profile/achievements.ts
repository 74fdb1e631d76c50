import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Achievement } from '#contract/endpoints/profile.ts';
import type { Viewer } from '#domain/team-access.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { isPublished, results } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { ownTeamIds, teams } from '#server/features/teams/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Db } from '#server/platform/database.ts';

/**
 * The newest of a person's own active teams that were ranked. The teams are sorted before results are looked for, which
 * ends with the last one wanted: a school may have hundreds.
 */
export async function achievementsOf(
  db: Db,
  viewer: Viewer,
  { role, limit }: { role: 'coach' | undefined; limit: number },
): Promise<Achievement[]> {
  const { id, name, image, seasonId, competitionId, createdAt } = teams;
  const own = db
    .select({ id, name, image, seasonId, competitionId, createdAt })
    .from(teams)
    .where(
      and(
        inArray(teams.id, ownTeamIds(db, viewer, role && { role })),
        // Only these have a page to which an achievement can lead.
        eq(teams.status, true),
        eq(teams.paymentStatus, true),
      ),
    )
    .orderBy(desc(teams.createdAt), desc(teams.id))
    .as('own');
  const rows = await db
    .select({
      team: { id: own.id, name: own.name, image: own.image },
      season: { id: seasons.id, slug: seasons.slug, name: seasons.name, nameEn: seasons.nameEn },
      competition: {
        id: competitions.id,
        slug: competitions.slug,
        name: competitions.name,
        nameEn: competitions.nameEn,
      },
      result: { score: results.score, ranked: results.ranked },
    })
    .from(own)
    .innerJoin(results, and(eq(results.teamId, own.id), isPublished()))
    .innerJoin(seasons, eq(seasons.id, own.seasonId))
    .innerJoin(competitions, eq(competitions.id, own.competitionId))
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(limit);
  return rows.map(({ team, season, competition, result }) => ({
    _id: team.id,
    name: team.name,
    image: pictureAddress(team.image),
    season: { _id: season.id, slug: season.slug, name: season.name, name_en: season.nameEn },
    competion: { _id: competition.id, slug: competition.slug, name: competition.name, name_en: competition.nameEn },
    resultes: result,
  }));
}
