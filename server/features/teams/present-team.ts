import { can, roleOf } from '#contract/access.ts';
import type { AdminTeamRow } from '#contract/endpoints/teams.ts';
import type { Person, Scores, Team } from '#contract/entities.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { isSeasonOver, scoresOpenAt } from '#domain/milestones.ts';
import { toRiyals } from '#domain/money.ts';
import { bankAsked, isJustPaid, paymentStep } from '#domain/payment-state.ts';
import {
  isOffice,
  maySeeDocumentsOf,
  maySeeOrdersOf,
  relationOf,
  type Viewer,
  viewOf,
  viewOfEntity,
  viewOfPerson,
} from '#domain/team-access.ts';
import { teamState } from '#domain/team-state.ts';
import { presentAgeLevel } from '#server/features/competitions/index.ts';
import type { OrderWithState } from '#server/features/payments/index.ts';
import { cityNames, presentRegion } from '#server/features/regions/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import { answerOf, presentEntity, presentPerson } from './present-people.ts';
import { accessFactsOf, type TeamRow, type TeamWithPeople } from './store.ts';

export type TeamResult = { score: number | null; ranked: number };

/** What a team takes part in. */
export const presentPlace = (row: Pick<TeamRow, 'season' | 'competition'>) => ({
  season: { _id: row.season.id, slug: row.season.slug, name: row.season.name, name_en: row.season.nameEn },
  competion: {
    _id: row.competition.id,
    slug: row.competition.slug,
    name: row.competition.name,
    name_en: row.competition.nameEn,
    members_no: row.competition.membersNo,
    agelevel: row.competition.ageLevels.map(presentAgeLevel),
  },
});

const face = (row: TeamRow, result: TeamResult | undefined) => ({
  _id: row.team.id,
  name: row.team.name,
  image: pictureAddress(row.team.image),
  ...presentPlace(row),
  schoolName: row.team.schoolName,
  city: row.team.city,
  city_names: cityNames(row.team.city),
  resultes: result ?? null,
});

const office = (row: TeamRow) => ({
  team_no: row.team.teamNo,
  ageLevel: row.team.ageLevel,
  region: presentRegion(row.region),
  status: row.team.status,
  payment_status: row.team.paymentStatus,
  user: { _id: row.creator.id, name: row.creator.name, picture: row.creator.picture ?? 'avator.png' },
  created_at: row.team.createdAt.toISOString(),
});

/** Data of other features about a team: its result, what it owes at this time, and the scores where they are asked for. */
export type AroundTeam = {
  result?: TeamResult | undefined;
  owed?: OrderWithState | undefined;
  scores?: Scores | null | undefined;
  now: Date;
};

/** Without who handed them in and the documentation. */
const publicScores = ({ by, file, ...scores }: Scores): Scores => scores;

function presentOwed({ order, state, attempt }: OrderWithState, now: Date): Team['order'] {
  const asked = attempt && bankAsked(attempt, now);
  return {
    _id: order.id,
    total_amount: toRiyals(order.total),
    currency: order.currency,
    payment_state: state,
    just_paid: isJustPaid(order.paidAt, now),
    ...(asked && { bank_asked: { at: asked.at.toISOString(), next: asked.next?.toISOString() ?? null } }),
  };
}

/** Whether its fee is owed and can be paid now: nobody waits for the bank or the office. */
const isPayable = ({ team, season }: TeamRow, owed: OrderWithState | undefined, now: Date): boolean =>
  owed !== undefined &&
  teamState({ status: team.status, payment_status: team.paymentStatus }) === 'unpaid' &&
  paymentStep(owed.state) === 'pay' &&
  !isSeasonOver(season, now);

/** Its coaches who agreed, its school, and who registered it, if they may pay (`mayPayFor`). */
function payersOf({ people, team, creator }: TeamWithPeople): string[] {
  const coaches = people.filter(({ role, agreedAt }) => role === 'coach' && agreedAt).map(({ name }) => name);
  const registrant = can(roleOf(creator.type), 'teams:pay') ? [creator.name] : [];
  const school = team.entity && team.entityAgreedAt ? [team.entity.name] : [];
  const names = [...coaches, ...registrant, ...school];
  return [...new Set(names)].filter((name) => name !== deletedAccount);
}

/**
 * A team as one viewer may see it, or undefined when they may not know that it exists. People always see their own data
 * completely; the data of others and the order as `domain/team-access.ts` allows.
 */
export function presentTeam(
  row: TeamWithPeople,
  { result, owed, scores, now }: AroundTeam,
  viewer: Viewer,
): Team | undefined {
  const facts = accessFactsOf(row);
  const relation = relationOf(viewer, facts);
  const view = viewOf(relation, row.team.paymentStatus);
  if (view === 'named') return presentToNamed(row, result);
  if (view !== 'whole') return view === 'public' ? face(row, result) : undefined;
  const isSelf = (stebUserId: string | null) => stebUserId === viewer.stebUserId;
  const people = (role: 'coach' | 'member') =>
    row.people
      .filter((record) => record.role === role)
      .map((record): Person => {
        const answer = answerOf(record);
        // Nobody of a withdrawn team can take back what they agreed to, and nothing is left to manage.
        const view = viewOfPerson(relation, row.team.status ? answer : 'asked');
        const shown = presentPerson(record, isSelf(record.stebUserId) ? 'whole' : view);
        return shown.national_id === undefined ? shown : { ...shown, answer };
      });
  const { entity, entityStebId } = row.team;
  return {
    ...face(row, result),
    ...office(row),
    stage: row.team.stage,
    season_over: isSeasonOver(row.season, now),
    scores_open_at: scoresOpenAt(row.season, now)?.toISOString() ?? null,
    entity: entity && presentEntity(entity, viewOfEntity(relation, isSelf(entityStebId))),
    ...(entityStebId && relation !== 'member' && { entity_agreed: row.team.entityAgreedAt !== null }),
    coaches: people('coach'),
    members: people('member'),
    ...(relation !== 'manager' &&
      isPayable(row, owed, now) && {
        payers: payersOf(row),
        ...(relation === 'member' && owed && { amount_due: toRiyals(owed.order.total) }),
      }),
    ...(maySeeOrdersOf(viewer, facts) && { order: owed ? presentOwed(owed, now) : null }),
    ...(scores !== undefined && {
      scores: scores && (maySeeDocumentsOf(viewer, facts) ? scores : publicScores(scores)),
    }),
  };
}

/** To an entity that somebody named: the public profile, its own record, and what tells it which team is meant. */
const presentToNamed = (row: TeamRow, result: TeamResult | undefined): Team => ({
  ...face(row, result),
  ...{ team_no: office(row).team_no, created_at: office(row).created_at },
  // Of the office nobody is named.
  ...(!isOffice(roleOf(row.creator.type)) && { user: office(row).user }),
  entity: row.team.entity && presentEntity(row.team.entity, 'whole'),
  entity_agreed: false,
});

/** A row of the office's list. */
export const presentAdminTeam = (row: TeamRow): AdminTeamRow => ({
  ...face(row, undefined),
  ...office(row),
  entity_name: row.team.entity?.name ?? null,
  has_scores: row.team.hasScores,
  has_certificate: row.team.hasCertificate,
});
