import {
  getMailing,
  listMailings as list,
  previewMailing,
  sendMailing as send,
} from '#contract/endpoints/team-mailings.ts';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { paging } from '#server/features/office-records/index.ts';
import { officeMailbox } from '#server/features/settings/index.ts';
import { selectedTeamIds } from '#server/features/teams/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { coachesOf } from './coaches.ts';
import { sendMailing } from './send-mailing.ts';
import { namesOfTeams } from './send-team-mail.ts';
import { listMailings, mailingOf, recipientsOf } from './store.ts';
import { mailTo, type Written } from './write-mail.ts';

type Sent = { subject: string; text: string; subject_en: string; text_en: string };

/** A subject has no line of its own. */
const writtenOf = ({ subject, text, subject_en, text_en }: Sent): Written => ({
  ...{ subject: cleanLine(subject), text, subjectEn: cleanLine(subject_en), textEn: text_en },
});

export function teamMailingRoutes(route: Route, deps: { db: Db; jobs: Pick<Jobs, 'enqueueMany'> }): void {
  const { db } = deps;

  route(list, async ({ query: { page, per_page } }) => {
    const { mailings, total } = await listMailings(db, { offset: (page - 1) * per_page, limit: per_page });
    return { success: true, mailings, ...paging(page, total, per_page) };
  });

  route(getMailing, async ({ query: { id, page, per_page, delivery } }) => {
    const mailing = await mailingOf(db, id);
    const part = { offset: (page - 1) * per_page, limit: per_page };
    const { recipients, total } = await recipientsOf(db, id, delivery, part);
    return { success: true, mailing, recipients, ...paging(page, total, per_page) };
  });

  route(previewMailing, async ({ body: { teams, ...sent } }) => {
    const teamIds = await selectedTeamIds(db, teams);
    const { coaches, without } = await coachesOf(db, teamIds);
    const [first] = coaches;
    const inLanguage = (wanted: string | null) => coaches.filter(({ language }) => language === wanted).length;
    const answer = {
      ...{ success: true, recipients: coaches.length, teams: teamIds.length, without_coach: without },
      languages: { ar: inLanguage('ar'), en: inLanguage('en'), both: inLanguage(null) },
    };
    if (!first) return { ...answer, example: null };
    const canReply = (await officeMailbox(db)) !== undefined;
    const words = mailTo(writtenOf(sent), { name: first.name, teams: await namesOfTeams(db, first.teamIds), canReply });
    const [ar, en] = languages.map((language) => {
      const { subject, paragraphs } = words(language);
      return { subject, paragraphs };
    });
    if (!ar || !en) throw new Error('a mail has two languages');
    return { ...answer, example: { name: first.name, ar, en } };
  });

  route(send, async ({ body: { teams, recipients, ...sent }, person, request }) => {
    const key = idempotencyKeyOf(request);
    const select = () => selectedTeamIds(db, teams);
    const id = await sendMailing(deps, person, { ...writtenOf(sent), select, recipients, key });
    const { text: _, text_en: __, ...mailing } = await mailingOf(db, id);
    return { success: true, msg: messages[request.language].mailingQueued, mailing };
  });
}
