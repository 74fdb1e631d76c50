import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { digitsOf } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { ChangedMeanwhile, paging, sendCsv, sendRecords } from '#server/features/office-records/index.ts';
import type { PaymentDeps } from '#server/features/payments/index.ts';
import { reopenScores } from '#server/features/scores/index.ts';
import { type ReplaceDeps, ReplacedMeanwhile, refusalOfReplaced } from '#server/features/team-members/index.ts';
import { presentTeam, type TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { changePerson, type PlaceChange } from './change-people.ts';
import { changeTeam } from './change-team.ts';
import { columnsOf, exportedTeams, teamsToExport } from './export-teams.ts';
import { formValues, officeAnswers } from './present.ts';
import { readTeamLog } from './team-log.ts';

type Deps = ReplaceDeps & { payments: PaymentDeps; teamAnswer: TeamAnswer };

/** The calls by which the office views and changes one team, and takes many of them with it. */
export function officeTeamRoutes(route: Route, { payments, teamAnswer, ...deps }: Deps): void {
  const { db } = deps;
  const one = officeAnswers(db, teamAnswer);

  route(adminTeams.get, async ({ query, person }) => ({ success: true, team: await one(query.id, person) }));

  /** For `catch`: a team that somebody has changed meanwhile is refused with what it is now. */
  const refuseChanged = (person: Person) => async (error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current = formValues(await one(error.id, person));
    throw new Refusal('changed_meanwhile', { conflict: { by: current.updated_by, at: current.updated_at, current } });
  };

  route(adminTeams.update, async ({ body, person, request }) => {
    const place = placeOf(body);
    if (place)
      await changePerson(deps, person, place).catch((error: unknown) => {
        throw error instanceof ReplacedMeanwhile ? refusalOfReplaced(error, request.language) : error;
      });
    else await changeTeam(payments, person, body).catch(refuseChanged(person));
    return { success: true, msg: messages[request.language].recordUpdated, team: await one(body.id, person) };
  });

  route(adminTeams.history, async ({ query }) => {
    const { changes, total } = await readTeamLog(db, query);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });

  route(adminTeams.reopenScores, async ({ body, person, request }) => {
    const { id: teamId, scores_at, reason } = body;
    await reopenScores(db, person, { teamId, at: new Date(scores_at), reason });
    return { success: true, msg: messages[request.language].scoresReopened, team: await one(body.id, person) };
  });

  exportRoutes(route, deps);
  bulkRoutes(route, deps);
}

type Sent = ParsedBody<typeof adminTeams.update>;

/** Whom a replacement of the specification's form names: by the looked-up person, or by a membership ID. */
function placeOf(sent: Sent): PlaceChange | undefined {
  const number = (value: unknown) => {
    const digits = digitsOf(String(value ?? ''));
    return /^\d{10}$/.test(digits) ? digits : undefined;
  };
  const roles = [
    { role: 'coach' as const, old: sent.old_coach_id, person: sent.coach, update: sent.coach_id_update },
    { role: 'member' as const, old: sent.old_member_id, person: sent.member, update: sent.member_id_update },
  ];
  const asked = roles.find(({ old, person, update }) => old ?? person ?? update);
  if (!asked) return undefined;
  const { role, old } = asked;
  const membershipId = asked.person ?? number(asked.update);
  if (!membershipId) throw new Refusal('admin_fields_empty', { fields: { [role]: 'required' } });
  return { teamId: sent.id, role, old, membershipId };
}

function exportRoutes(route: Route, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const competitionOf = async (id: string | undefined) => {
    if (!id) return undefined;
    const [found] = await db.select().from(competitions).where(eq(competitions.id, id));
    if (!found) throw new Refusal('not_found');
    return found;
  };

  route(adminTeams.exportCsv, async ({ query: { s, sort, ...filters }, person, request, reply }) => {
    const competition = await competitionOf(filters.competion);
    const slug = competition?.slug;
    const ids = await teamsToExport(db, person, { search: s, sort, filters });
    sendCsv(reply, {
      name: slug ? `teams-${slug}` : 'teams',
      columns: columnsOf({ slug, membersNo: competition?.membersNo ?? 0, language: request.language }),
      items: exportedTeams(db, ids, slug === 'future_innovators'),
    });
    return undefined;
  });

  route(adminTeams.download, async ({ query: { s, sort, competion_id, download: _, ...filters }, person, reply }) => {
    const competition = await competitionOf(competion_id === 'all' ? undefined : competion_id);
    const narrowed = { ...filters, ...(competition && { competion: competition.id }) };
    const ids = await teamsToExport(db, person, { search: s, sort, filters: narrowed });
    async function* teams() {
      const now = clock();
      for await (const row of exportedTeams(db, ids)) {
        const team = presentTeam(row, { now }, person);
        if (team) yield team;
      }
    }
    sendRecords(reply, 'teams', teams(), { comp_slug: competition?.slug ?? 'default' });
    // It is sent already.
    return undefined as never;
  });
}
