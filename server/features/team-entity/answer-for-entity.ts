import { eq } from 'drizzle-orm';
import { mayAnswerForEntity } from '#domain/team-access.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { tellOfRefusal } from '#server/features/team-members/index.ts';
import { accessFactsOf, findTeam, lockTeam, setEntity, teamOfEntityLink } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { ENTITY_LOG, named } from './attach-entity.ts';

type AnswerDeps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** By the token of the mail, or by the entity's own account. */
type Asked = { link: string } | { teamId: string; person: Person };

/** The team of which an entity is asked by a link. @throws Refusal `request_gone` when nobody is asked by it */
export async function askedByLink(db: Db | Tx, link: string) {
  const row = await teamOfEntityLink(db, link);
  if (!row?.team.entity || !row.team.status) throw new Refusal('request_gone');
  return { ...row, entity: row.team.entity };
}

/**
 * An entity says that a team is its own, or takes itself off the team: once it has agreed, by its account alone, since mails
 * are passed on. Coaches and whoever registered the team are told of the latter. Saying the same again changes nothing. The
 * log says whether it answered by the link or by its account.
 * @throws Refusal `request_gone` by a link, `not_found` for an account that is not the team's entity,
 * `team_withdrawn`
 */
export async function answerForEntity({ db, clock, jobs }: AnswerDeps, asked: Asked, agrees: boolean): Promise<void> {
  const found = 'link' in asked ? (await askedByLink(db, asked.link)).team.id : asked.teamId;
  await db.transaction(async (tx) => {
    await lockTeam(tx, found);
    const { team, people } = await lockedRow(tx, asked);
    if (!team.entity) throw new Refusal('not_found');
    if (agrees && team.entityAgreedAt) return;
    if (team.entityAgreedAt && 'link' in asked) throw new Refusal('request_gone');
    // The link of one that agrees stays, so that a mail that is opened again says what was answered.
    if (agrees) await setEntity(tx, team.id, team.entity, { entityAgreedAt: clock() });
    else await setEntity(tx, team.id, null, { entityAgreedAt: null, entityLink: null });
    const [account] = await tx.select().from(users).where(eq(users.stebUserId, team.entity.stebUserId));
    const entity = named(team.entity);
    await logChange(tx, account, {
      ...{ kind: ENTITY_LOG, recordId: team.id, name: team.name, action: 'changed' },
      before: { ...entity, agreed: team.entityAgreedAt !== null },
      after: { ...(agrees && { ...entity, agreed: true }), answered_by: 'link' in asked ? 'link' : 'account' },
    });
    if (!agrees) await tellOfRefusal(tx, jobs, { team, people, entity: team.entity.name });
  });
}

async function lockedRow(tx: Tx, asked: Asked) {
  if ('link' in asked) return askedByLink(tx, asked.link);
  const row = await findTeam(tx, asked.teamId);
  if (!row || !mayAnswerForEntity(asked.person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  return row;
}
