import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seasonMilestones } from '#server/features/seasons/index.ts';
import { fullSheet, type Panels, panelsOfTests, sendScores } from '#tests/support/scores.ts';

let panels: Panels;
panelsOfTests((opened) => {
  panels = opened;
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
type Event = {
  kind: 'regional' | 'final' | 'training';
  fromDay: string;
  toDay?: string;
  fromTime?: string;
  toTime?: string;
};

const put = (...events: Event[]) =>
  panels.portal.db.insert(seasonMilestones).values(
    events.map((event) => ({
      ...{ seasonId: panels.season.season.id, title: 'لقاء', titleEn: 'Event', toDay: event.fromDay, ...event },
    })),
  );
const opensAt = async (team: string, as: 'coach' | 'admin' = 'coach') =>
  (await panels.portal.call('GET', `/api/teams/?team_id=${team}`, { as })).json.team.scores_open_at;

let team: string;
beforeEach(async () => {
  team = await panels.teamOf('robo_mission');
});
afterEach(() => panels.portal.db.delete(seasonMilestones));

const send = (as: 'coach' | 'admin' = 'coach') =>
  sendScores(panels.portal, fullSheet('robo_mission', team), { as, file: null });

describe('scores are handed in from the first event of the season', () => {
  test.each(['coach', 'admin'] as const)('not before it, by nobody (%s), and the refusal says when', async (as) => {
    const day = dayFromNow(40);
    await put(
      { kind: 'training', fromDay: dayFromNow(-5) },
      { kind: 'final', fromDay: dayFromNow(90) },
      { kind: 'regional', fromDay: day, fromTime: '08:00', toTime: '17:00' },
    );
    const at = `${day}T05:00:00.000Z`;
    expect(await opensAt(team, as)).toBe(at);
    const before = await panels.everything();
    const { status, json, headers } = await send(as);
    expect([status, json.code]).toEqual([409, 'scores_not_open']);
    expect(json.msg).toMatch(
      /^Scores can be submitted once the first event of the season begins: \d+ \w+ \d{4}, 08:00\.$/,
    );
    expect(decodeURIComponent(String(headers.e_message))).toBe(json.msg);
    expect(await panels.everything()).toEqual(before);
  });

  test.each([
    [
      'once it has begun',
      [
        { kind: 'regional', fromDay: dayFromNow(-1) },
        { kind: 'final', fromDay: dayFromNow(9) },
      ],
    ],
    ['after it', [{ kind: 'final', fromDay: dayFromNow(-30) }]],
    ['in a season without an event', [{ kind: 'training', fromDay: dayFromNow(20) }]],
    ['in a season without dates', []],
  ] satisfies [string, Event[]][])('%s they are taken', async (_, events) => {
    if (events.length > 0) await put(...events);
    expect(await opensAt(team)).toBeNull();
    expect((await send()).status).toBe(200);
  });

  test('an event of a whole day begins with that day in Riyadh', async () => {
    const day = dayFromNow(3);
    await put({ kind: 'final', fromDay: day });
    expect(await opensAt(team)).toBe(new Date(`${day}T00:00:00+03:00`).toISOString());
    expect((await send()).json.msg).toMatch(/: \d+ \w+ \d{4}\.$/);
  });
});
