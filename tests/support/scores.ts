import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { scorePanelOf, scorePanelSlugs } from '#contract/score-panels.ts';
import { competitions } from '#server/features/competitions/index.ts';
import type { RoleName } from './accounts.ts';
import { addAgeLevels } from './age-levels.ts';
import { allContent } from './rates.ts';
import { multipart, openSeason, registerTeam, type TestSeason } from './season.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

/** The smallest PDF that the portal takes, filled up to so many bytes. */
export const pdfOf = (bytes = 400) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, bytes - 15), '\n'), Buffer.from('%%EOF\n')]);

/** A free competition with this slug, whose teams are active at once. */
export async function openFreeCompetition({ db }: TestPortal, { season }: TestSeason, slug: string) {
  const [competition] = await db
    .insert(competitions)
    .values({
      seasonId: season.id,
      slug,
      name: slug,
      nameEn: slug,
      paid: false,
      coachesNo: 2,
      membersNo: 4,
      position: 9,
    })
    .returning();
  if (!competition) throw new Error('no competition');
  await addAgeLevels(db, [competition], { Junior: '9-16 years' });
  return competition;
}

const link = (name: string | number) => `https://www.youtube.com/watch?v=${name}`;

/** `jsdata` with everything that the panel of a slug takes. */
export function fullSheet(slug: string, team: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  const panel = scorePanelOf(slug);
  return {
    team,
    status: true,
    scores: panel?.entries.map((_, index) => ({ score: 200 + index, time: '2:30', youtube_link: link(index) })),
    matches: Array.from({ length: panel?.matches ?? 0 }, (_, index) => ({
      fbs: 90 + index,
      obs: 7.5,
      youtube_link: link(`slot${index}`),
    })),
    ...(panel?.project && { youtube_link: link('project'), github: 'https://github.com/falcons/robot' }),
    ...change,
  };
}

type Sent = { file?: { name: string; type: string; bytes: Buffer } | null; as?: RoleName; number?: number };

/** Sends scores as the page does; with a PDF unless the test says otherwise. */
export function sendScores(portal: TestPortal, jsdata: unknown, { file, as = 'coach', number }: Sent = {}) {
  const sent = file === null ? undefined : (file ?? { name: 'notes.pdf', type: 'application/pdf', bytes: pdfOf() });
  const { body, headers } = multipart(sent, { jsdata: typeof jsdata === 'string' ? jsdata : JSON.stringify(jsdata) });
  return portal.call('POST', '/api/teams/scores', { as, number, body, headers });
}

/** An active team of the first coach in a free competition. */
export const registerActive = (portal: TestPortal, season: TestSeason, competitionId: string, change = {}) =>
  registerTeam(portal, season, { competion_id: competitionId, ...change });

/** Opens the portal of `openPanels` for the tests of a file, and closes it. */
export function panelsOfTests(opened: (panels: Panels) => void): void {
  let panels: Panels;
  beforeAll(async () => {
    panels = await openPanels();
    opened(panels);
  });
  afterAll(() => panels.portal.close());
  // One coach sends more here than a person may in an hour.
  afterEach(() => panels.portal.db.execute(sql`delete from rate_limits`));
}

/** A portal with a free competition for each panel, and one whose scores nobody takes (`chess`). */
async function openPanels() {
  const portal = await openTestPortal();
  const season = await openSeason(portal);
  // The season's own keep theirs; those that cost something are not needed here.
  await portal.db.update(competitions).set({ slug: sql`slug || '-old'` });
  const bySlug: Record<string, string> = {};
  for (const slug of [...scorePanelSlugs, 'chess']) bySlug[slug] = (await openFreeCompetition(portal, season, slug)).id;
  const storedFiles = () => readdir(join(portal.filesFolder, 'scores')).catch(() => []);
  return {
    ...{ portal, season, bySlug, storedFiles },
    /** Registers an active team of the competition with this slug. */
    teamOf: async (slug: string) => (await registerActive(portal, season, bySlug[slug] ?? ''))._id,
    everything: async () => ({ rows: await allContent(portal), files: await storedFiles() }),
  };
}

export type Panels = Awaited<ReturnType<typeof openPanels>>;
