import { eq, sql } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { TeamMailKind } from '#contract/endpoints/team-mails.ts';
import type { Language } from '#contract/languages.ts';
import { genderOf } from '#domain/gender.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  type NotedMailer,
  personalMail,
} from '#server/features/mails/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { answerOf, findTeam, setAnswerLink, setEntityLink, type TeamWithPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { hashOf, newToken } from '#server/platform/tokens.ts';
import { type MembershipMail, type MembershipNews, type MembershipRole, membershipJob } from './tell-people.ts';

/**
 * Tells one person, or an entity, about a team of theirs: what was done, by whom, and how to object. Answers go to the
 * office.
 */
export function sendMembership(deps: { db: Db; mailer: NotedMailer; publicUrl: string }): Job<MembershipMail> {
  return {
    concurrency: 4,
    async run({ id, news, teamId, role, to, by, entity = '', about }) {
      const [row, [author], [site], [reader]] = await Promise.all([
        findTeam(deps.db, teamId),
        deps.db.select({ name: users.name, type: users.type }).from(users).where(eq(users.id, by)),
        deps.db.select({ email: settings.email }).from(settings).where(eq(settings.siteName, ownSite)),
        // Many who are entered in a team have no account.
        deps.db
          .select({ language: users.language, gender: users.gender })
          .from(users)
          .where(eq(users.stebUserId, to.stebUserId)),
      ]);
      if (!row || !author) return;
      // The team may have been withdrawn, or brought back, by then.
      if (isLate[news]?.(row.team.status)) return;
      if (news === 'broughtBack' && !(await knowsOfWithdrawal(deps, { id, teamId, to }))) return;
      const asked = news === 'joined' ? askedIn(row, { role, stebUserId: to.stebUserId }) : undefined;
      if (asked === 'gone') return;
      const isOffice = can(roleOf(author.type), 'admin:enter');
      // Of answers `by` is who registered the team, not who answered.
      const isLimited = !isOffice || about !== undefined || news === 'refused';
      if (isLimited && (await toldEnough(deps.db, { id, news, to, by, role, about }))) return;
      // Made here, so that the token stands in the mail alone.
      const token = asked === 'asked' ? newToken() : undefined;
      if (token) {
        const { stebUserId } = to;
        const link = hashOf(token);
        await (role === 'entity'
          ? setEntityLink(deps.db, { teamId, entityStebId: stebUserId, link })
          : setAnswerLink(deps.db, { teamId, stebUserId, link }));
      }
      const { team, competition, season } = row;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language, genderOf(to.gender || reader?.gender)).membership;
        const local = ({ name, nameEn }: { name: string; nameEn: string }) => (language === 'ar' ? name : nameEn);
        const values = {
          name: to.name,
          by: isOffice ? words.office : author.name,
          team: team.name,
          number: team.teamNo,
          competition: local(competition),
          season: local(season),
          entity,
          person: about?.name ?? '',
        };
        const said = saidOf(words, { news, role });
        const link = linkOf(words, { news, role, teamId, token });
        return {
          subject: fill(said.subject, values),
          paragraphs: [words.greeting, said.body, said.object].map((sentence) => fillParagraph(sentence, values)),
          link: {
            label: link.label,
            href: `${deps.publicUrl}/${link.page}?lang=${language}${link.token ? `#${link.token}` : ''}`,
          },
        };
      };
      await deps.mailer.send(
        {
          to: to.email,
          ...(site?.email && { replyTo: { name: mailWords('ar').membership.office, address: site.email } }),
          ...personalMail(reader, wordsIn),
          id: mailIdOf(id),
        },
        { kind: kindOf[news], about: aboutTeam(teamId), reader: to },
      );
    },
  };
}

const mailIdOf = (id: string) => `membership-${id}`;

/** When news of a team is true no more, by whether the team takes part now; other news stays true. */
const isLate: { readonly [News in MembershipNews]?: (takesPart: boolean) => boolean } = {
  joined: (takesPart) => !takesPart,
  withdrawn: (takesPart) => takesPart,
  broughtBack: (takesPart) => !takesPart,
};

/**
 * Whether somebody knows that a team was withdrawn. Where that was undone before their mail was sent, it was not sent any
 * more. Whoever withdrew the team got no mail, and knows it all the same.
 */
async function knowsOfWithdrawal(
  { db, mailer }: { db: Db; mailer: NotedMailer },
  { id, teamId, to }: Pick<MembershipMail, 'id' | 'teamId' | 'to'>,
): Promise<boolean> {
  // Jobs stay for two weeks; of an older withdrawal the mail is long sent.
  const { rows } = await db.execute<{ id: string }>(sql`
    select data->>'id' as id from pgboss.job
    where name = ${membershipJob} and data->>'news' = 'withdrawn' and data->>'teamId' = ${teamId}
      and data->'to'->>'stebUserId' = ${to.stebUserId} and data->>'id' < ${id}
    order by data->>'id' desc limit 1`);
  const [withdrawal] = rows;
  return withdrawal === undefined || mailer.wasSent(mailIdOf(withdrawal.id));
}

/** What the office reads of a mail in the team; what one person said to being asked is one kind. */
const kindOf: Record<MembershipNews, TeamMailKind> = {
  joined: 'joined',
  left: 'left',
  replaced: 'replaced',
  coachReplaced: 'replaced',
  withdrawn: 'withdrawn',
  broughtBack: 'brought_back',
  refused: 'refused',
  ...{ coachLeft: 'answered', coachDeclined: 'answered', memberLeft: 'answered', memberDeclined: 'answered' },
  cameBack: 'answered',
};

/** Whether somebody who was told of is still in the team, or its entity, and has not answered. */
function askedIn(
  { team, people }: TeamWithPeople,
  { role, stebUserId }: { role: MembershipRole; stebUserId: string },
): 'asked' | 'answered' | 'gone' {
  if (role === 'entity') {
    if (team.entityStebId !== stebUserId) return 'gone';
    return team.entityAgreedAt ? 'answered' : 'asked';
  }
  const place = people.find((person) => person.stebUserId === stebUserId);
  if (!place) return 'gone';
  return answerOf(place) === 'asked' ? 'asked' : 'answered';
}

type Words = ReturnType<typeof mailWords>['membership'];

function saidOf(words: Words, { news, role }: Pick<MembershipMail, 'news' | 'role'>) {
  if (news === 'joined') return words.joined[role];
  return news === 'left' ? words.left[role] : words[news];
}

type Link = { label: string; page: string; token?: string };

/** A token stands behind `#`: browsers send that to no server, and no log has it. */
function linkOf(
  words: Words,
  { news, role, teamId, token }: Pick<MembershipMail, 'news' | 'role' | 'teamId'> & { token: string | undefined },
): Link {
  const members = { label: words.seeMembers, page: `profile/team/${teamId}/members` };
  if (news === 'left' || news === 'withdrawn') return { label: words.contact, page: 'contact-us/' };
  if (news === 'refused') return { label: words.seeOwnTeams, page: 'my-teams/' };
  if (news !== 'joined' && news !== 'broughtBack') return members;
  if (!token) return { label: role === 'entity' ? words.seeTeams : words.seeOwnTeams, page: 'my-teams/' };
  return role === 'entity'
    ? { label: words.answer, page: 'entity-request', token }
    : { label: words.answerOwn[role], page: 'membership-request', token };
}

/**
 * The most mails about teams joined and withdrawn, and about teams left, that one person causes another in a day: whoever
 * registers and withdraws again and again fills nobody's mailbox. A child is in few teams; a second coach or a school may
 * be entered in all of a coach's. That a team was brought back is told to whoever knows that it was withdrawn, so that nobody
 * is left to believe that it still is. Officers have no such limit: they act on many teams in a day, and whoever is told last
 * must read how it is (decision 191).
 */
const dailyMost = { member: 4, coach: 40, entity: 40 } as const;

/** Whether as many were queued before this one within a day: their ids are in the order in which they were made. */
async function toldEnough(
  db: Db,
  { id, news, to, by, role, about }: Pick<MembershipMail, 'id' | 'news' | 'to' | 'by' | 'role' | 'about'>,
): Promise<boolean> {
  if (news === 'broughtBack') return false;
  // What one person answers, again and again, uses up nothing of what others cause.
  const ofKind = about
    ? sql`data->'about'->>'stebUserId' = ${about.stebUserId}`
    : sql`data->'about' is null and data->>'by' = ${by}
        and data->>'news' <> 'broughtBack'
        and (data->>'news' in ('joined', 'withdrawn')) = ${news === 'joined' || news === 'withdrawn'}`;
  const { rows } = await db.execute<{ earlier: number }>(sql`
    select count(*)::int as earlier from pgboss.job
    where name = ${membershipJob} and created_on > now() - interval '1 day'
      and data->'to'->>'stebUserId' = ${to.stebUserId} and ${ofKind} and data->>'id' < ${id}`);
  return (rows[0]?.earlier ?? 0) >= dailyMost[about ? 'member' : role];
}
