import { eq } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';
import { genderOf } from '#domain/gender.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import type { MembershipMail } from './tell-people.ts';

/**
 * Tells one person about a team that they joined, left or coach: by whom, and how to object. Answers go to the office.
 */
export function sendMembership(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<MembershipMail> {
  return {
    concurrency: 4,
    async run({ id, news, teamId, role, to, by }) {
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
      if (!row || !author || (news === 'joined' && !row.team.status)) return;
      const { team, competition, season } = row;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language, genderOf(to.gender || reader?.gender)).membership;
        const local = ({ name, nameEn }: { name: string; nameEn: string }) => (language === 'ar' ? name : nameEn);
        const values = {
          name: to.name,
          by: can(roleOf(author.type), 'admin:enter') ? words.office : author.name,
          team: team.name,
          number: team.teamNo,
          competition: local(competition),
          season: local(season),
        };
        const said = news === 'joined' ? words.joined[role] : words[news];
        const page = news === 'replaced' ? `profile/team/${team.id}/members` : 'contact-us/';
        return {
          subject: fill(said.subject, values),
          paragraphs: [words.greeting, said.body, said.object].map((sentence) => fillParagraph(sentence, values)),
          link: {
            label: news === 'replaced' ? words.seeMembers : words.contact,
            href: `${deps.publicUrl}/${page}?lang=${language}`,
          },
        };
      };
      await deps.mailer.send({
        to: to.email,
        ...(site?.email && { replyTo: { name: mailWords('ar').membership.office, address: site.email } }),
        ...personalMail(reader, wordsIn),
        id: `membership-${id}`,
      });
    },
  };
}
