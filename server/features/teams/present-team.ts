import type { AdminTeamRow } from '#contract/endpoints/teams.ts';
import type { Person, Team } from '#contract/entities.ts';
import { type Asker, bondOf, viewOf } from '#domain/team-access.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import { bondsOf, type TeamRow, type TeamWithPeople } from './store.ts';
import type { TeamPersonRecord } from './table.ts';

export type TeamResult = { score: number | null; ranked: number };

const face = (row: TeamRow, result: TeamResult | undefined) => ({
  _id: row.team.id,
  name: row.team.name,
  image: pictureAddress(row.team.image),
  season: { _id: row.season.id, slug: row.season.slug, name: row.season.name, name_en: row.season.nameEn },
  competion: {
    _id: row.competition.id,
    slug: row.competition.slug,
    name: row.competition.name,
    name_en: row.competition.nameEn,
    members_no: row.competition.membersNo,
    agelevel: row.competition.ageLevels,
  },
  schoolName: row.team.schoolName,
  city: row.team.city,
  resultes: result ?? null,
});

const office = (row: TeamRow) => ({
  team_no: row.team.teamNo,
  ageLevel: row.team.ageLevel,
  region: { _id: row.region.id, en_name: row.region.nameEn, ar_name: row.region.nameAr },
  status: row.team.status,
  payment_status: row.team.paymentStatus,
  user: { _id: row.creator.id, name: row.creator.name, picture: row.creator.picture ?? 'avator.png' },
  created_at: row.team.createdAt.toISOString(),
});

const person = (record: TeamPersonRecord, whole: boolean): Person => ({
  _id: record.stebUserId,
  name: record.name,
  picture: record.picture || 'avator.png',
  ...(whole && {
    steb_user_id: record.stebUserId,
    national_id: record.nationalId,
    email: record.email,
    phone_number: record.phoneNumber,
    dob: record.dob ?? '',
    gender: record.gender,
    nationality: record.nationality,
    status: record.status,
  }),
});

/**
 * A team as one asker may see it, or undefined when they may not know that it exists. A member sees the others' names
 * and pictures, and the whole of their own record; coaches' and members' personal data are for managers and the office.
 */
export function presentTeam(row: TeamWithPeople, result: TeamResult | undefined, asker: Asker): Team | undefined {
  const view = viewOf(bondOf(asker, bondsOf(row)), row.team.paymentStatus);
  if (view === 'none') return undefined;
  if (view === 'public') return face(row, result);
  const sees = (record: TeamPersonRecord) => view === 'whole' || record.stebUserId === asker.stebUserId;
  const people = (role: 'coach' | 'member') =>
    row.people.filter((record) => record.role === role).map((record) => person(record, sees(record)));
  const { address: _, ...entity } = row.team.entity ?? { address: undefined };
  return {
    ...face(row, result),
    ...office(row),
    stage: row.team.stage,
    entity: row.team.entity ? (entity as Team['entity']) : null,
    coaches: people('coach'),
    members: people('member'),
  };
}

/** A row of the office's list. */
export const presentAdminTeam = (row: TeamRow): AdminTeamRow => ({ ...face(row, undefined), ...office(row) });
