import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords } from '#server/features/mails/index.ts';

/** What an officer wrote, in both languages. */
export type Written = { subject: string; text: string; subjectEn: string; textEn: string };

type Reader = {
  name: string;
  /** Those of their teams that the mail is about. */
  teams: readonly { teamNo: string; name: string }[];
  /** Whether the office has a mailbox to which they can answer. */
  canReply: boolean;
};

/** Teams that a mail names; of more it says how many there are. */
const NAMED = 10;

/** The words of a mail for one coach: a greeting, what the office wrote, and which teams it is about. */
export const mailTo =
  (written: Written, { name, teams, canReply }: Reader) =>
  (language: Language): MailWords => {
    const words = mailWords(language).coaches;
    const text = language === 'ar' ? written.text : written.textEn;
    const named = teams
      .slice(0, NAMED)
      .map((team) => fillParagraph('{{name}} ({{number}})', { name: team.name, number: team.teamNo }));
    const more = teams.length - named.length;
    return {
      subject: language === 'ar' ? written.subject : written.subjectEn,
      paragraphs: [
        fillParagraph(words.greeting, { name }),
        ...text.split(/\n\s*\n/),
        `${words.about}\n${[...named, ...(more > 0 ? [fillParagraph(words.more, { count: String(more) })] : [])].join('\n')}`,
        ...(canReply ? [words.again] : []),
      ],
    };
  };
