import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sentences from '#locales/en/fields.ts';
import { regions } from '#server/features/regions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { addCompetition, officeTeamCalls } from '#tests/support/office-teams.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** What a team is given, and somebody of the office removes at that moment. */
let portal: TestPortal;
let season: TestSeason;
let competition: Awaited<ReturnType<typeof addCompetition>>;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  competition = await addCompetition(portal, season, { slug: 'robosports', priceHalalas: 35_000, membersNo: 4 });
  await portal.tokenOf('admin');
});
afterAll(() => portal.close());

const { put, linesOf } = officeTeamCalls(() => portal);

const otherRegion = async (used: string | undefined) => {
  const [region] = await portal.db
    .select()
    .from(regions)
    .where(ne(regions.id, used ?? ''));
  return region?.id ?? '';
};

test.each(['ageLevel', 'competion', 'region'] as const)(
  'a %s that goes meanwhile is refused on its field',
  async (field) => {
    const { _id: id } = await registerTeam(portal, season);
    const read = async () => (await portal.db.select().from(teams).where(eq(teams.id, id)))[0];
    const before = await read();
    const { change, removal } = {
      ageLevel: {
        change: 'Senior',
        removal: ["delete from age_levels where competition_id = $1 and key = 'Senior'", season.paid.id],
      },
      competion: { change: competition.id, removal: ['delete from competitions where id = $1', competition.id] },
      region: {
        change: await otherRegion(before?.regionId),
        removal: ['delete from regions where id = $1', await otherRegion(before?.regionId)],
      },
    }[field];
    const other = await portal.database.pool.connect();
    try {
      await other.query('begin');
      if (field === 'competion')
        await other.query('delete from age_levels where competition_id = $1', [competition.id]);
      await other.query(removal[0] as string, [removal[1]]);
      const answer = put({ id, [field]: change });
      await waitingForLocks(portal.database.pool);
      await other.query('commit');
      const { status, json } = await answer;
      expect([status, json.code, json.fields]).toMatchObject([
        ...[422, 'invalid_fields', { [field]: sentences.not_offered }],
      ]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect([await read(), await linesOf(id)]).toEqual([before, []]);
  },
);
