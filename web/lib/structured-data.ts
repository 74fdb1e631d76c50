import { type Language, languages } from '#contract/languages.ts';
import { htmlToLine } from '#domain/html-text.ts';
import type { Site } from './load-site.ts';
import type { MilestoneView } from './season-dates.ts';

type Json = string | number | boolean | Json[] | { [key: string]: Json | undefined };
/** A thing in the vocabulary of schema.org. */
export type Thing = { '@type': string; [property: string]: Json | undefined };

/** Things as the text of a script element; the content cannot close the element. */
export const asJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

const organizer = (site: Pick<Site, 'origin' | 'brand'>): Thing => ({
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.brand,
  url: `${site.origin}/`,
});

/** The organisation behind the programme, from the settings. */
export function organization(site: Pick<Site, 'origin' | 'brand' | 'contact' | 'social'>, logo: string): Thing {
  const { email, phone, address } = site.contact;
  return {
    ...organizer(site),
    logo: site.origin + logo,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

export const website = (site: Pick<Site, 'origin' | 'brand'>): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.brand,
  url: `${site.origin}/`,
  inLanguage: [...languages],
  publisher: { '@id': `${site.origin}/#organization` },
});

/** Questions with answers in HTML. Those without an answer are left out. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions
      .map(({ question, answer }) => ({ name: question.trim(), text: htmlToLine(answer) }))
      .filter(({ name, text }) => name && text)
      .map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  };
}

/** The breadcrumbs of a page, from the home page down to itself. */
export const breadcrumbs = (origin: string, trail: readonly { label: string; to: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

export interface EventData {
  name: string;
  /** May be HTML. */
  description: string;
  /** Paths of this site. */
  address: string;
  picture: string;
  language: Language;
  /** The competitions of a season. */
  parts?: readonly { name: string; address: string }[];
  /** The season of a competition. */
  partOf?: { name: string; address: string };
  /** The youngest and oldest age that may take part. */
  ages?: { from: number; to: number } | undefined;
  /** The fee of a team, in riyals with tax, while registration is open; `until` is the last day or instant for that. */
  fee?: { riyals: number; register: string; until?: string | undefined } | undefined;
  /** The event days, each a day or an instant. Never invented: people would travel on a wrong date. */
  held?: readonly Held[];
}

/** An event that people travel to. */
type Held = { id: string; name: string; from: string; to: string; place: string; region: string };

/** Not from `Intl`, because loading its data takes a phone 100 ms during hydration. */
const country = { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' };

/** A season or a competition, with the days from its first event to its last if the office has set dates. */
export function event(site: Pick<Site, 'origin' | 'brand'>, data: EventData): Thing {
  const { origin } = site;
  const other = (one: { name: string; address: string }) => ({
    '@type': 'Event',
    '@id': `${origin}${one.address}#event`,
    name: one.name,
    url: origin + one.address,
  });
  const held = (one: Held): Thing => ({
    '@type': 'Event',
    '@id': `${origin}${data.address}#${one.id}`,
    name: one.name,
    url: `${origin}${data.address}#dates`,
    startDate: one.from,
    endDate: one.to,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: one.place || one.region || country[data.language],
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'SA',
        ...(one.region && { addressRegion: one.region }),
      },
    },
    organizer: organizer(site),
  });
  // A competition's events are those of its season and are listed there.
  const parts = data.partOf ? [] : [...(data.parts ?? []).map(other), ...(data.held ?? []).map(held)];
  return {
    ...other(data),
    description: htmlToLine(data.description),
    image: origin + data.picture,
    inLanguage: data.language,
    ...daysOf(data.held),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Country', name: country[data.language] },
    organizer: organizer(site),
    ...(data.ages && { typicalAgeRange: `${data.ages.from}-${data.ages.to}` }),
    ...(data.partOf && { superEvent: other(data.partOf) }),
    ...(parts.length && { subEvent: parts }),
    ...(data.fee && {
      offers: {
        '@type': 'Offer',
        price: data.fee.riyals,
        priceCurrency: 'SAR',
        availability: 'https://schema.org/InStock',
        url: origin + data.fee.register,
        ...(data.fee.until && { validThrough: data.fee.until }),
      },
    }),
  };
}

function daysOf(held: readonly Held[] = []) {
  const [first] = held.map(({ from }) => from).sort();
  const last = held
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return first && last ? { startDate: first, endDate: last } : {};
}

/** The events that people travel to, as dates of a season or competition. */
export const heldEvents = (milestones: readonly MilestoneView[]): Held[] =>
  milestones
    .filter(({ kind }) => kind === 'regional' || kind === 'final')
    .map(({ id, title, from, to, place, region }) => ({ id, name: title, from, to, place, region }));
