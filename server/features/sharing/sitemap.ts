import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import { languages } from '#contract/languages.ts';
import { communityComments, communityTopics, topicShown } from '#server/features/community/index.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { publishedChanges } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';

/** A page for search engines: its unencoded path, and its last change if known. */
export type SitemapEntry = { path: string; changed?: Date | null };

/** The format allows 50,000; older topics are found through the forum's own pages. */
const mostTopics = 10_000;

const fixed = [
  '/',
  '/courses/',
  '/shops/',
  '/regions/',
  '/gallery/',
  '/about-us/',
  '/contact-us/',
  '/moetalent/',
  '/community/',
  '/privacy-policy/',
  '/terms-conditions/',
];

/** Every public page, always in three queries. */
export async function sitemapEntries(db: DbOrTx): Promise<SitemapEntry[]> {
  const changes = publishedChanges();
  const [activeSeasons, activeCompetitions, topics] = await Promise.all([
    db
      .select({ id: seasons.id, slug: seasons.slug, resultsChanged: changes.at })
      .from(seasons)
      .leftJoin(changes, eq(changes.seasonId, seasons.id))
      .where(eq(seasons.status, true))
      .orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db
      .select({ id: competitions.id })
      .from(competitions)
      .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
      .where(and(eq(competitions.status, true), eq(seasons.status, true)))
      .orderBy(desc(seasons.createdAt), asc(competitions.position), asc(competitions.id)),
    newestTopics(db),
  ]);
  return [
    ...fixed.map((path) => ({ path })),
    ...activeSeasons.flatMap(({ id, slug, resultsChanged }) => [
      { path: `/seasons/${encodeURIComponent(slug)}/` },
      { path: `/resultes/${id}/`, changed: resultsChanged },
    ]),
    ...activeCompetitions.map(({ id }) => ({ path: `/competion/${id}` })),
    ...topics.map(({ slug, createdAt, answered }) => ({
      path: `/community/forums/${createdAt.toISOString().slice(0, 10)}/${encodeURIComponent(slug)}`,
      changed: answered ?? createdAt,
    })),
  ];
}

function newestTopics(db: DbOrTx) {
  const answered = db
    .select({ at: max(communityComments.createdAt).as('answered_at') })
    .from(communityComments)
    .where(and(eq(communityComments.topicId, communityTopics.id), eq(communityComments.status, true)))
    .as('answered');
  return db
    .select({ slug: communityTopics.slug, createdAt: communityTopics.createdAt, answered: answered.at })
    .from(communityTopics)
    .leftJoinLateral(answered, sql`true`)
    .where(topicShown(db))
    .orderBy(desc(communityTopics.createdAt), desc(communityTopics.id))
    .limit(mostTopics);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

/** Each page once, with links to both languages. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const url = ({ path, changed }: SitemapEntry) => {
    const address = escapeXml(origin + path);
    return [
      '<url>',
      `<loc>${address}</loc>`,
      changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
      ...languages.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}?lang=${lang}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
      '</url>\n',
    ].join('');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries.map(url),
    '</urlset>\n',
  ].join('');
}
