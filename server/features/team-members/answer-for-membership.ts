import { eq } from 'drizzle-orm';
import { mayAnswerForMembership } from '#domain/team-access.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { findOrder } from '#server/features/payments/index.ts';
import {
  accessFactsOf,
  findTeam,
  lockTeam,
  placeOfAnswerLink,
  removePerson,
  setAnswer,
  type TeamPerson,
  type TeamWithPeople,
} from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { hasRecord, PEOPLE_LOG } from './give-place.ts';
import { tellOfMembershipAnswer } from './tell-people.ts';

type AnswerDeps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** By the token of the mail, or by the person's own account. */
type Asked = { link: string } | { teamId: string; person: Person };

type Place = { row: TeamWithPeople; place: TeamPerson };

/** The place in a team about which somebody is asked by a link. @throws Refusal `request_gone` when nobody is */
export async function askedByLink(db: DbOrTx, link: string): Promise<Place> {
  const found = await placeOfAnswerLink(db, link);
  const row = found && (await findTeam(db, found.teamId));
  const place = row?.people.find(({ id }) => id === found?.id);
  if (!row?.team.status || !place) throw new Refusal('request_gone');
  return { row, place };
}

/**
 * Somebody who was entered in a team says that they are in it, or that they are not: once they have agreed, by their
 * account alone, since mails are passed on. Whoever is not in it leaves a free team, and one whose fee is not paid;
 * elsewhere, and where scores or a result name them, they keep the place with their data hidden until a coach gives it
 * away. Coaches, and whoever registered the team, are told. Saying the same again changes nothing.
 * @returns whether they left
 * @throws Refusal `request_gone` by a link, `not_found` for an account that nobody entered in the team,
 * `team_withdrawn`
 */
export async function answerForMembership(
  { db, clock, jobs }: AnswerDeps,
  asked: Asked,
  agrees: boolean,
): Promise<{ left: boolean }> {
  const teamId = 'link' in asked ? (await askedByLink(db, asked.link)).row.team.id : asked.teamId;
  return db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { row, place } = await lockedPlace(tx, asked);
    if (agrees) {
      // The link of one who agrees stays, so that a mail that is opened again says what was answered.
      if (!place.agreedAt) await setAnswer(tx, place, { agreedAt: clock(), refusedAt: null });
      if (place.refusedAt) await tellOfMembershipAnswer(tx, jobs, { row, place, said: 'cameBack' });
      return { left: false };
    }
    if (place.agreedAt && 'link' in asked) throw new Refusal('request_gone');
    if (place.refusedAt) return { left: false };
    const stays = isLastCoach(row, place) || (await isPaidFor(tx, row)) || (await hasRecord(tx, teamId));
    if (stays) {
      // What was taken back by the account is not given again by a mail that somebody else may have by now.
      const link = 'link' in asked ? {} : { answerLink: null };
      await setAnswer(tx, place, { agreedAt: null, refusedAt: clock(), ...link });
    } else {
      const { stebUserId, name } = place;
      const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.stebUserId, stebUserId));
      await removePerson(tx, place);
      await logChange(tx, account, {
        ...{ kind: PEOPLE_LOG, recordId: teamId, name: row.team.name, action: 'changed' },
        before: { _id: stebUserId, name },
        after: { answered_by: 'link' in asked ? 'link' : 'account' },
      });
    }
    await tellOfMembershipAnswer(tx, jobs, { row, place, said: stays ? 'Declined' : 'Left' });
    return { left: !stays };
  });
}

async function lockedPlace(tx: Tx, asked: Asked): Promise<Place> {
  if ('link' in asked) return askedByLink(tx, asked.link);
  const { teamId, person } = asked;
  const row = await findTeam(tx, teamId);
  const place = row?.people.find(({ stebUserId }) => stebUserId === person.stebUserId);
  if (!row || !place || !mayAnswerForMembership(person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  return { row, place };
}

/** No coach can be added, so the last one keeps the place. */
const isLastCoach = ({ people }: TeamWithPeople, { role }: TeamPerson): boolean =>
  role === 'coach' && people.filter((person) => person.role === 'coach').length === 1;

/** A free team counts as paid, and has no order. */
const isPaidFor = async (tx: Tx, { team }: TeamWithPeople): Promise<boolean> =>
  team.paymentStatus && (await findOrder(tx, { kind: 'team', id: team.id })) !== undefined;
