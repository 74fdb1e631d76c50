import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { isErasedKey, textIn } from '#domain/deleted-account.ts';
import { htmlToText } from '#domain/html-text.ts';
import { formatMoment } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { type ChangeRecord, changeLog } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { type Job, type Jobs, PermanentFailure } from '#server/platform/jobs.ts';
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
      const decision = decisionOf(line);
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).moderation;
        const { until, reason } = saidIn(line, language);
        const values = { title: textIn(language, author.title), until };
        return {
          subject: words.subjects[decision],
          paragraphs: [
            words.greeting,
            fillParagraph(until ? words.bannedUntil : words.bodies[decision], values),
            fillParagraph(words.reason, { reason }),
            ...(welcome.has(decision) ? [] : [words.object]),
          ],
          link: { label: words.link, href: `${deps.publicUrl}/contact-us/?lang=${language}` },
        };
      };
      // So that the author can write it again, in other words.
      const text = line.after.state === 'hidden' ? htmlToText(author.body) : undefined;
      await deps.mailer.send({ to: author.email, ...personalMail(author, wordsIn, text), id: `moderation-${lineId}` });
    },
  };
}

/** Decisions to which nobody objects. */
const welcome: ReadonlySet<string> = new Set(['restoreTopic', 'restoreComment', 'reopen', 'lift']);

/** Which of the mail's texts belongs to a line of the log. @throws for a line of another change */
function decisionOf({ kind, after }: ChangeRecord) {
  const isTopic = kind === 'community_topics';
  if (typeof after.posting_ban === 'boolean') return after.posting_ban ? 'ban' : 'lift';
  if (typeof after.closed === 'boolean') return after.closed ? 'close' : 'reopen';
  if (after.state === 'hidden') return isTopic ? 'hideTopic' : 'hideComment';
  if (after.state === 'kept') return isTopic ? 'restoreTopic' : 'restoreComment';
  throw new PermanentFailure('the line of the log is of no decision that is mailed');
}

function saidIn({ kind, after }: ChangeRecord, language: Language) {
  const until = after.posting_ban_until;
  return {
    until: typeof until === 'string' ? formatMoment(new Date(until), language) : '',
    reason: String((kind === 'users' ? after.posting_ban_reason : after.reason) ?? ''),
  };
}

/** Whom a line is about, with the title of the topic and the post; undefined once the post is deleted. */
async function authorOf(db: Db, { kind, recordId }: ChangeRecord) {
  const columns = { email: users.email, language: users.language, stebUserId: users.stebUserId };
  if (kind === 'users') {
    const [person] = await db.select(columns).from(users).where(eq(users.id, recordId));
    return person && { ...person, title: '', body: '' };
  }
  const ofPost =
    kind === 'community_topics'
      ? db
          .select({ ...columns, title: topics.title, body: topics.body })
          .from(topics)
          .innerJoin(users, eq(users.id, topics.userId))
          .where(eq(topics.id, recordId))
      : db
          .select({ ...columns, title: topics.title, body: comments.body })
          .from(comments)
          .innerJoin(topics, eq(topics.id, comments.topicId))
          .innerJoin(users, eq(users.id, comments.userId))
          .where(eq(comments.id, recordId));
  return (await ofPost)[0];
}
