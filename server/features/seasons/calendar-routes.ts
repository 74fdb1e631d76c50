import type { FastifyInstance } from 'fastify';
import { calendarFeed } from '#contract/files.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { Milestone } from '#contract/milestone.ts';
import { dayOf, endOf, isDay, thoseFor, thoseForSome } from '#domain/milestones.ts';
import { isUuid } from '#domain/uuid.ts';
import arabic from '#locales/ar/milestones.ts';
import english from '#locales/en/milestones.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { openFile } from '#server/http/declared-access.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sendAnswer } from '#server/http/send-answer.ts';
import type { Db } from '#server/platform/database.ts';
import { calendarFile } from './icalendar.ts';
import { datesOf, milestonesOf } from './milestones.ts';
import type { CompetitionsOf } from './store.ts';
import type { SeasonRecord } from './table.ts';

type Deps = {
  db: Db;
  cache: AnswerCache;
  publicUrl: string | undefined;
  competitionsOf: CompetitionsOf;
};

const words = { ar: arabic, en: english };

/**
 * Calendar files: all dates of an active season by its slug, those of one competition by its id, or one date by its id. Cached like any answer that is the
 * same for everybody, and invalidated with it.
 */
export function calendarRoutes(app: FastifyInstance, { db, cache, publicUrl, competitionsOf }: Deps): void {
  app.get<{ Params: { name: string } }>(calendarFeed.path, openFile(calendarFeed), async (request, reply) => {
    const [, of = '', language] = /^(.+)\.(ar|en)\.ics$/.exec(request.params.name) ?? [];
    if (!isLanguage(language)) throw new Refusal('not_found');
    const origin = originOf(request, publicUrl);
    const answer = await cache.get(JSON.stringify(['calendar', origin, of, language]), async () => ({
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        // Inline: phones then offer to add it to the calendar, but only store an attachment.
        'content-disposition': `inline; filename="${/^[\w-]+$/.test(of) ? of : 'dates'}.${language}.ics"`,
        'cache-control': 'public, max-age=60, must-revalidate',
      },
      body: Buffer.from(await calendarOf({ db, competitionsOf }, of, { language, origin })),
      keep: { of: ['seasons', 'competitions', 'regions'], seconds: 60 },
    }));
    return sendAnswer(request, reply, answer);
  });
}

async function calendarOf(
  { db, competitionsOf }: Pick<Deps, 'db' | 'competitionsOf'>,
  of: string,
  { language, origin }: { language: Language; origin: string },
) {
  const id = isUuid(of) ? of.toLowerCase() : undefined;
  const found = await datesOf(db, id ? { id } : { slug: of });
  if (!found) throw new Refusal('not_found');
  const { season, changedAt } = found;
  const competitions = (await competitionsOf([season.id])).get(season.id) ?? [];
  const competition = competitions.find(({ _id }) => _id === id);
  // What concerns only hidden competitions is as hidden as they are.
  const shown = thoseForSome(
    (await milestonesOf(db, [season.id])).get(season.id) ?? [],
    competitions.map(({ _id }) => _id),
  );
  const wanted = competition
    ? thoseFor(shown, competition._id)
    : shown.filter(({ _id }) => id === undefined || _id === id);
  // A date or a competition that visitors do not see.
  if (id !== undefined && !competition && wanted.length === 0) throw new Refusal('not_found');
  const inLanguage = (named: { name: string; name_en: string }) => (language === 'ar' ? named.name : named.name_en);
  const name = inLanguage({ name: season.name, name_en: season.nameEn });
  return calendarFile({
    name: competition ? `${inLanguage(competition)} · ${name}` : name,
    language,
    events: wanted.map((milestone) => ({
      uid: milestone._id,
      changedAt: changedAt.get(milestone._id) ?? season.createdAt,
      ...entryOf(milestone, language),
      description: [name, ...competitions.filter(({ _id }) => milestone.competions.includes(_id)).map(inLanguage)].join(
        '\n',
      ),
      location: placeOf(milestone, language),
      url: ((milestone.link && URL.parse(milestone.link, origin)) || new URL(addressOf(season), origin)).href,
    })),
  });
}

const addressOf = ({ slug }: Pick<SeasonRecord, 'slug'>) => `/seasons/${encodeURIComponent(slug)}/`;

const placeOf = ({ place, place_en, region }: Milestone, language: Language): string =>
  language === 'ar' ? place || region?.ar_name || '' : place_en || region?.en_name || '';

/** Registration goes on for months, so the calendar entry is its last day. */
function entryOf(milestone: Milestone, language: Language) {
  const title = language === 'ar' ? milestone.title : milestone.title_en;
  const { from, to } = milestone;
  if (milestone.kind !== 'registration') return { summary: title, from, to };
  const day = isDay(to) ? to : dayOf(new Date(endOf(milestone).getTime() - 1));
  return { summary: words[language].lastDayOf.replace('{{title}}', () => title), from: day, to: day };
}
