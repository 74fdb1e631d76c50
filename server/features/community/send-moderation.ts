import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { formatMoment } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { type ChangeRecord, changeLog } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { communityComments as comments, communityTopics as topics } from './table.ts';

export const moderationJob = 'send-moderation';

/** The line of the log that has the decision: the queue keeps no text and no address. */
type Moderation = { lineId: string };

/** Queues the mail to the author of a post, or to the person who was banned. */
export const tellAuthor = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, lineId: string): Promise<void> =>
  jobs.enqueue(tx, moderationJob, { lineId } satisfies Moderation);

/** Tells somebody what the office decided on their post in the forum or on them, and why. */
export function sendModeration(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<Moderation> {
  return {
    async run({ lineId }) {
      const [line] = await deps.db.select().from(changeLog).where(eq(changeLog.id, lineId));
      const author = line && (await authorOf(deps.db, line));
      if (!line || !author?.email || isErasedKey(author.stebUserId)) return;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).moderation;
        const { until, reason } = saidIn(line, language);
        const values = { title: author.title, until };
        const decision = decisionOf(line);
        return {
          subject: words.subjects[decision],
          paragraphs: [
            words.greeting,
            fillParagraph(until ? words.bannedUntil : words.bodies[decision], values),
            fillParagraph(words.reason, { reason }),
            words.object,
          ],
          link: { label: words.link, href: `${deps.publicUrl}/contact-us/?lang=${language}` },
        };
      };
      await deps.mailer.send({ to: author.email, ...personalMail(author, wordsIn), id: `moderation-${lineId}` });
    },
  };
}

/** Which of the mail's texts belongs to a line of the log. */
function decisionOf({ kind, after }: ChangeRecord) {
  if (kind === 'users') return after.posting_ban ? 'ban' : 'lift';
  if ('closed' in after) return after.closed ? 'close' : 'reopen';
  const isTopic = kind === 'community_topics';
  if (after.hidden) return isTopic ? 'hideTopic' : 'hideComment';
  return isTopic ? 'restoreTopic' : 'restoreComment';
}

function saidIn({ kind, after }: ChangeRecord, language: Language) {
  const until = after.posting_ban_until;
  return {
    until: typeof until === 'string' ? formatMoment(new Date(until), language) : '',
    reason: String((kind === 'users' ? after.posting_ban_reason : after.reason) ?? ''),
  };
}

/** Whom a line is about, and the title of the topic; undefined once the post is deleted. */
async function authorOf(db: Db, { kind, recordId }: ChangeRecord) {
  const columns = { email: users.email, language: users.language, stebUserId: users.stebUserId };
  if (kind === 'users') {
    const [person] = await db.select(columns).from(users).where(eq(users.id, recordId));
    return person && { ...person, title: '' };
  }
  const withTitle = { ...columns, title: topics.title };
  const ofPost =
    kind === 'community_topics'
      ? db.select(withTitle).from(topics).innerJoin(users, eq(users.id, topics.userId)).where(eq(topics.id, recordId))
      : db
          .select(withTitle)
          .from(comments)
          .innerJoin(topics, eq(topics.id, comments.topicId))
          .innerJoin(users, eq(users.id, comments.userId))
          .where(eq(comments.id, recordId));
  return (await ofPost)[0];
}
