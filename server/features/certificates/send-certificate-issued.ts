import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { certificateWords } from '#locales/certificates.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  type NotedMailer,
  personalMail,
} from '#server/features/mails/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { notWithheld } from './store.ts';
import { certificates } from './table.ts';

export const certificateIssuedJob = 'send-certificate-issued';

/**
 * Mails the person who registered a team that it has a certificate, and where to download it. It is not attached: it
 * holds the names of children, and one that is revoked or withheld by then is not announced.
 */
export function sendCertificateIssued(deps: {
  db: Db;
  mailer: NotedMailer;
  publicUrl: string;
}): Job<{ certificateId: string }> {
  return {
    concurrency: 2,
    async run({ certificateId }) {
      const [found] = await deps.db
        .select({
          certificate: certificates,
          creator: {
            ...{ stebUserId: users.stebUserId, name: users.name, email: users.email },
            language: users.language,
          },
        })
        .from(certificates)
        .innerJoin(teams, eq(teams.id, certificates.teamId))
        .innerJoin(users, eq(users.id, teams.createdBy))
        .where(and(eq(certificates.id, certificateId), notWithheld));
      if (!found?.creator.email || found.certificate.revokedAt) return;
      const { content, serial, teamId, type } = found.certificate;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).certificate;
        const values = {
          name: found.creator.name,
          team: content.team.name,
          certificate: certificateWords[language].kinds[type],
          competition: content.competition[language],
          serial,
        };
        return {
          subject: fill(words.subject, values),
          paragraphs: [words.greeting, words.body, words.check].map((sentence) => fillParagraph(sentence, values)),
          link: { label: words.link, href: `${deps.publicUrl}/profile/team/${teamId}/certification?lang=${language}` },
        };
      };
      await deps.mailer.send(
        {
          to: found.creator.email,
          ...personalMail(found.creator, wordsIn),
          id: `certificate-${certificateId}`,
        },
        { kind: 'certificate_issued', about: aboutTeam(teamId), reader: found.creator },
      );
    },
  };
}
