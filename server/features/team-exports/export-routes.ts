import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ParsedQuery } from '#contract/endpoint.ts';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { logExport, sendCsv, type Writer } from '#server/features/office-records/index.ts';
import { idsOfOfficeList, type teamAnswers } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { columnsOf, exportedTeams, hasProjects, teamsByBatch } from './export-teams.ts';

type Deps = { db: Db; answers: Pick<ReturnType<typeof teamAnswers>, 'whole'> };

/** The files of the office's list of teams: as CSV, and as the specification's `?download=true`. */
export function teamExportRoutes(route: Route, { db, answers }: Deps): void {
  route(adminTeams.exportCsv, async ({ query, person, request, reply }) => {
    const kind = await competitionOf(db, query.competion);
    const ids = await idsToExport(db, person, query);
    sendCsv(reply, {
      name: kind ? `teams-${kind.slug}` : 'teams',
      columns: columnsOf(kind, request.language),
      items: exportedTeams(db, ids, hasProjects(kind)),
    });
    return undefined;
  });

  route(adminTeams.download, async ({ query: { competion_id, download: _, ...query }, person, reply }) => {
    const competition = await competitionOf(db, competion_id === 'all' ? undefined : competion_id);
    const ids = await idsToExport(db, person, { ...query, ...(competition && { competion: competition.id }) });
    async function* teams() {
      for await (const batch of teamsByBatch(db, ids)) yield* await answers.whole(batch, person);
    }
    sendTeams(reply, competition?.slug ?? 'default', teams());
    // It is sent already.
    return undefined as never;
  });
}

/** @throws Refusal `not_found`, where a competition is asked for that is not there */
async function competitionOf(db: Db, id: string | undefined) {
  if (!id) return undefined;
  const { id: key, slug, membersNo } = competitions;
  const [found] = await db.select({ id: key, slug, membersNo }).from(competitions).where(eq(key, id));
  if (!found) throw new Refusal('not_found');
  return found;
}

type Asked = ParsedQuery<typeof adminTeams.exportCsv>;

/** The ids of the teams of a list, which the log notes before the first of them is sent. */
async function idsToExport(db: Db, by: Writer, { s, sort, ...filters }: Asked): Promise<string[]> {
  const ids = await idsOfOfficeList(db, { search: s, sort, filters });
  await logExport(db, by, { list: 'teams', count: ids.length });
  return ids;
}

/**
 * Sends the teams one by one: however many there are, they are never in memory together. A failure while they are read ends
 * the connection, so that half an answer is not taken for a whole one.
 */
function sendTeams(reply: FastifyReply, slug: string, teams: AsyncIterable<object>): void {
  async function* text() {
    yield `${JSON.stringify({ success: true, comp_slug: slug }).slice(0, -1)},"teams":[`;
    let between = '';
    for await (const team of teams) {
      yield between + JSON.stringify(team);
      between = ',';
    }
    yield ']}';
  }
  reply.type('application/json; charset=utf-8').send(Readable.from(text()));
}
