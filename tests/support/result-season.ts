import { eq, sql } from 'drizzle-orm';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { addAgeLevels } from './age-levels.ts';
import type { TestPortal } from './test-portal.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Two seasons, the first with two competitions and this many paid teams, `W24-0001` and on, all of them juniors of the
 * first competition but the second team, which is in the other; and one team of the second season, `F25-0001`.
 */
export async function openResultSeason({ db }: TestPortal, teamCount: number) {
  const [season, other] = await db
    .insert(seasons)
    .values([
      { slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad' },
      { slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST' },
    ])
    .returning();
  if (!season || !other) throw new Error('no season');
  const shared = { coachesNo: 2, membersNo: 3 };
  const [first, second, ofOther] = await db
    .insert(competitions)
    .values([
      { ...shared, seasonId: season.id, slug: 'robo_mission', name: 'مهمات الروبوت', nameEn: 'RoboMission' },
      { ...shared, seasonId: season.id, slug: 'robosports', name: 'رياضات الروبوت', nameEn: 'RoboSports' },
      { ...shared, seasonId: other.id, slug: 'FLLC', name: 'التحدي', nameEn: 'Challenge' },
    ])
    .returning();
  if (!first || !second || !ofOther) throw new Error('no competition');
  await addAgeLevels(db, [first, second, ofOther], { Junior: '11-15', Senior: '14-19' });
  await db.update(ageLevels).set({ name: 'الناشئون' }).where(eq(ageLevels.key, 'Junior'));
  const [region, elsewhere] = await db.select().from(regions).orderBy(regions.code).limit(2);
  if (!region || !elsewhere) throw new Error('no region');
  const person = { stebUserId: 'of-results', type: 1, name: 'Coach', email: 'c@example.com', nationalId: '1000000999' };
  const [user] = await db.insert(users).values(person).returning();
  const row = (teamNo: string, index: number, competition: typeof first) => ({
    ...{ teamNo, name: `فريق ${index + 1}`, seasonId: competition.seasonId, competitionId: competition.id },
    ...{ ageLevel: 'Junior', regionId: region.id, schoolName: index % 2 ? 'مدرسة الأمل' : 'Palm School' },
    ...{ city: 'الرياض', paymentStatus: true, createdBy: user?.id ?? '' },
  });
  const rows = Array.from({ length: teamCount }, (_, index) =>
    row(`W24-${String(index + 1).padStart(4, '0')}`, index, index === 1 ? second : first),
  );
  const made: { id: string; teamNo: string }[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    made.push(
      ...(await db
        .insert(teams)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .returning()),
    );
  }
  const [stranger] = await db
    .insert(teams)
    .values(row('F25-0001', 0, ofOther))
    .returning();
  const idOf = new Map([...made, ...(stranger ? [stranger] : [])].map(({ teamNo, id }) => [teamNo, id]));
  return { season, other, first, second, region, elsewhere, user, team: (number: string) => idOf.get(number) ?? '' };
}

export type ResultSeason = Awaited<ReturnType<typeof openResultSeason>>;

/** Publishes the board of every age level, so that visitors see whatever result is written. */
export const publishAll = (db: DbOrTx) =>
  db.execute(sql`
    insert into result_boards (id, competition_id, age_level, published)
    select gen_random_uuid(), competition_id, key, true from age_levels
    on conflict (competition_id, age_level) do update set published = true`);
