import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { competitions, ageLevels as levelRows } from '#server/features/competitions/index.ts';
import { ensureRegions, regions } from '#server/features/regions/index.ts';
import { resultBoards, results } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';

/** The seven age levels of a season of the World Robot Olympiad. */
const levels: [slug: string, ageLevels: string[]][] = [
  ['robo_mission', ['Elementry', 'Junior', 'Senior']],
  ['future_innovators', ['Elementry', 'Junior', 'Senior']],
  ['robosports', ['Adults']],
];
const names = ['Najd Falcons', 'صقور نجد', 'Oasis Makers', 'مهندسو الواحة', 'Red Sea Engineers', 'رواد البحر الأحمر'];
const schools = ['Light of Science Schools', 'مدارس أفق المعرفة', 'Palm Grove Schools', 'مدارس منارة الجيل'];
const cities = ['Riyadh', 'الرياض', 'Jeddah', 'جدة', 'Abha', 'حفر الباطن'];

const ROWS_AT_ONCE = 1000;
const oneOf = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export type LoadedList = {
  seasonId: string;
  competitionId: string;
  /** The age level whose results are requested. */
  ageLevel: string;
  /** The number of results in that age level. */
  rows: number;
};

/**
 * Loads a season of this many teams, each with a result.
 * @param spread over the seven age levels of a real season, or all in one, which is the longest possible list
 */
export async function loadResults(db: Db, teamCount: number, spread: 'season' | 'one-list'): Promise<LoadedList> {
  await ensureRegions(db);
  const [region] = await db.select().from(regions).limit(1);
  const person = { type: 1, name: 'Coach', email: 'coach@example.com', nationalId: '1000000199' };
  const [user] = await db
    .insert(users)
    .values({ ...person, stebUserId: uuidv7() })
    .returning();
  const code = spread === 'season' ? 'W24' : 'L24';
  const [season] = await db
    .insert(seasons)
    .values({
      slug: `bench-${spread}`,
      code,
      name: 'أولمبياد الروبوت',
      nameEn: 'Robot Olympiad',
      lastTeamNumber: teamCount,
    })
    .returning();
  if (!region || !user || !season) throw new Error('the database took no season');

  const wanted = spread === 'season' ? levels : levels.slice(0, 1).map(([slug]) => [slug, ['Junior']] as const);
  const made = await db
    .insert(competitions)
    .values(
      wanted.map(([slug], position) => ({
        ...{ seasonId: season.id, slug, name: slug, nameEn: slug, position, coachesNo: 1, membersNo: 3 },
      })),
    )
    .returning();
  const places = made.flatMap(({ id, slug }) =>
    (wanted.find(([one]) => one === slug)?.[1] ?? []).map((title) => ({ id, title })),
  );
  await db.insert(levelRows).values(
    places.map(({ id, title }, position) => ({
      ...{ competitionId: id, key: title, position, name: title, nameEn: title },
      ...{ description: '8-19', descriptionEn: '8-19' },
    })),
  );

  for (let from = 0; from < teamCount; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, teamCount - from) }, (_, index) => {
      const number = from + index;
      const place = oneOf(places, number);
      return {
        ...{ id: uuidv7(), teamNo: `${code}-${String(number + 1).padStart(4, '0')}`, seasonId: season.id },
        ...{ competitionId: place.id, ageLevel: place.title, regionId: region.id, createdBy: user.id },
        ...{ name: `${oneOf(names, number)} ${number + 1}`, schoolName: `${oneOf(schools, number)} ${number % 83}` },
        ...{ city: oneOf(cities, number), paymentStatus: number % 11 !== 0 },
      };
    });
    await db.insert(teams).values(rows);
    await db.insert(results).values(
      rows.map(({ id, seasonId, competitionId, ageLevel, regionId }, index) => ({
        ...{ teamId: id, seasonId, competitionId, ageLevel, regionId },
        ...{ ranked: 1 + (Math.floor((from + index) / places.length) % 40), score: 250 - (index % 200) },
      })),
    );
  }
  const boards = places.map(({ id, title }) => ({ competitionId: id, ageLevel: title, published: true }));
  await db.insert(resultBoards).values(boards);
  await db.execute(sql`analyze`);
  const [place] = places;
  if (!place) throw new Error('no age level');
  return {
    seasonId: season.id,
    competitionId: place.id,
    ageLevel: place.title,
    rows: Math.ceil(teamCount / places.length),
  };
}
