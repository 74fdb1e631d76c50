import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { directionOf, type Language, languages } from '#contract/languages.ts';
import { calendarOf } from '#demo/calendar.ts';
import { loadDemo } from '#demo/load.ts';
import { first2025 as first, wro2024 as wro } from '#demo/read/seasons.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

type Visitor = 'guest' | RoleName;
type InBoth = Record<Language, string>;
type Outcome =
  | { status: 200 | 404; title: InBoth; says?: InBoth; hidden?: boolean }
  | { status: 301 | 302; to: string | RegExp | ((asked: string) => string) };

/** In addresses and texts, `{…}` is replaced by a value of the sample content: see `known`. */
const nobody = '01890000-0000-7000-8000-000000000000';

const page = (en: string, ar: string, says?: [en: string, ar: string]): Outcome => ({
  status: 200,
  title: { en, ar },
  ...(says && { says: { en: says[0], ar: says[1] } }),
});
/** A page that search engines should not show. */
const own = (en: string, ar: string): Outcome => ({ status: 200, title: { en, ar }, hidden: true });
const lost = {
  status: 404,
  title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  says: { en: 'looks like a broken link', ar: 'يبدو أن الرابط معطّل' },
  hidden: true,
} satisfies Outcome;
/** An address in another form redirects permanently to the specified one. */
const isWritten = (to: string): Outcome => ({ status: 301, to });
const goes = (to: string | RegExp): Outcome => ({ status: 302, to });
const goesHome = isWritten('/');
const signsIn: Outcome = { status: 302, to: (asked) => `/signin?${new URLSearchParams({ redirect: asked })}` };
const homeWithToken = goes(/^\/\?token=[\w-]{16,}$/);

const guest: Visitor[] = ['guest'];
const signedIn: Visitor[] = ['student', 'coach', 'entity', 'admin', 'sub_admin'];
const anyone: Visitor[] = ['guest', 'coach'];
const admin: Visitor[] = ['admin'];
const student: Visitor[] = ['student'];
/** Public spec, section 6: who may register teams. */
const registrants: Visitor[] = ['coach', 'entity', 'admin', 'sub_admin'];
/** Decision 024: a sub admin can neither pay nor see money. */
const payers: Visitor[] = ['coach', 'entity', 'admin'];
const subAdmin: Visitor[] = ['sub_admin'];
const office: Visitor[] = ['admin', 'sub_admin'];
const noOffice: Visitor[] = ['student', 'coach', 'entity'];

const profile = own('Profile', 'الملف الشخصي');
const transactions = own('Transactions', 'العمليات المالية');
const team = own('Team', 'الفريق');
const myTeams = own('My Teams', 'فرقي');
const registration = own('Register a team', 'تسجيل فريق');
const payment = own('Payment', 'الدفع');
const verify = own('Verify a certificate', 'التحقق من شهادة');
const notIssued: Outcome = {
  ...lost,
  title: { en: 'Verify a certificate', ar: 'التحقق من شهادة' },
  says: { en: 'There is no such certificate', ar: 'لا توجد شهادة بهذا الرقم' },
};
const signIn = page('Sign in', 'تسجيل الدخول');
/** The sample's seasons have the years of the day on which it is loaded. */
const calendar = calendarOf(new Date());
const [firstYear, wroYear] = [first, wro].map(({ namedBy }) => calendar.day(namedBy).slice(0, 4));
const first2025 = page(`FIRST season ${firstYear}`, `موسم فيرست ${firstYear}`);
const wro2024 = page(`World Robot Olympiad ${wroYear}`, `أولمبياد الروبوت العالمي ${wroYear}`);

/** Public spec, section 2's table, with section 6's guards: the visitors, the address, and the outcome. */
const rows: [Visitor[], address: string, Outcome][] = [
  [anyone, '/', page('The national robotics season', 'الموسم الوطني للروبوت')],
  [anyone, '/?token=0123456789abcdef', page('The national robotics season', 'الموسم الوطني للروبوت')],

  [guest, '/signin', signIn],
  [guest, '/signin?redirect=/my-teams/', signIn],
  [guest, '/signup', page('Create an account', 'إنشاء حساب')],
  [guest, '/admin/auth/signin', own('Back-office sign-in', 'الدخول إلى لوحة الإدارة')],
  [['student', 'coach', 'entity', 'sub_admin'], '/signin', goes('/')],
  [['student', 'coach', 'entity', 'sub_admin'], '/signup', goes('/')],
  [['student', 'coach', 'entity', 'sub_admin'], '/admin/auth/signin', goes('/')],
  [admin, '/signin', goes('/admin/dashboard/')],
  [admin, '/signup', goes('/admin/dashboard/')],
  [admin, '/admin/auth/signin', goes('/admin/dashboard/')],
  [signedIn, '/signin?redirect=/courses/', goes('/courses/')],
  [noOffice, '/signin?redirect=https://elsewhere.example/', goes('/')],

  [guest, '/profile', signsIn],
  [guest, '/profile?payment_status=true', signsIn],
  [guest, '/profile/transections', signsIn],
  [guest, '/profile/transections?page=2', signsIn],
  [guest, '/profile/team/{team}', signsIn],
  [guest, '/profile/team/{team}/members', signsIn],
  [guest, '/my-teams/', signsIn],
  [signedIn, '/profile', profile],
  [signedIn, '/profile?payment_status=true', profile],
  [['student', 'coach', 'entity', 'admin'], '/profile/transections', transactions],
  [subAdmin, '/profile/transections', goes('/')],
  [signedIn, '/my-teams/', myTeams],
  // The browser fetches the team and whether it exists; for a missing one see the journey of the team page.
  [signedIn, '/profile/team/{team}', team],
  ...['members', 'matches', 'transactions', 'certification', 'submissions'].map((tab): [Visitor[], string, Outcome] => [
    signedIn,
    `/profile/team/{team}/${tab}`,
    team,
  ]),
  [signedIn, '/profile/team/{team}/nothing', lost],
  [signedIn, '/profile/team', lost],

  [guest, '/teams-registeration/', homeWithToken],
  [
    guest,
    '/teams-registeration/?season_id={season}',
    goes(/^\/\?token=[\w-]{16,}&redirect=%2Fteams-registeration(%2F)?%3Fseason_id%3D/),
  ],
  [guest, `/payment/telr?team_id=${nobody}`, signsIn],
  [guest, `/payment/v2/telr/${nobody}/token/auth/`, signsIn],
  [student, '/teams-registeration/', goes('/seasons/first-2025/')],
  [student, `/payment/telr?team_id=${nobody}`, goes('/seasons/first-2025/')],
  [student, `/payment/v2/telr/${nobody}/token/auth/`, goes('/seasons/first-2025/')],
  [registrants, '/teams-registeration/', registration],
  [registrants, '/teams-registeration/?season_id={season}', registration],
  [registrants, `/teams-registeration/?season_id=${nobody}`, registration],
  [payers, `/payment/telr?team_id=${nobody}`, payment],
  [payers, '/payment/telr', payment],
  [payers, `/payment/v2/telr/${nobody}/token/auth/`, payment],
  [subAdmin, `/payment/telr?team_id=${nobody}`, goes('/seasons/first-2025/')],
  [subAdmin, `/payment/v2/telr/${nobody}/token/auth/`, goes('/seasons/first-2025/')],
  [anyone, '/payment/v2/telr/', lost],

  [anyone, '/seasons/first-2025/', first2025],
  [anyone, '/seasons/wro-2024/', wro2024],
  [anyone, '/competion-wro-2024/', wro2024],
  [anyone, '/seasons/nothing/', lost],
  [anyone, '/seasons/', goesHome],
  [anyone, '/competion/{competition}', page('{competition}', '{competition}', ['{season}', '{season}'])],
  [anyone, `/competion/${nobody}`, lost],
  [anyone, '/competion/no-id', lost],
  [anyone, '/competion/', goesHome],
  [anyone, '/resultes/{past}/', page('{past}', '{past}', ['RoboMission', 'مهمات الروبوت'])],
  [anyone, '/resultes/{past}/?competion={pastCompetition}', page('{past}', '{past}')],
  [anyone, `/resultes/{past}/?competion=${nobody}&agelevel=nothing&page=999`, page('{past}', '{past}')],
  [anyone, `/resultes/${nobody}/`, lost],
  [anyone, '/resultes/no-id/', lost],
  [anyone, '/resultes/', goesHome],
  [anyone, '/results/{past}', page('{past}', '{past}', ['RoboMission', 'مهمات الروبوت'])],
  [anyone, '/results/{past}?competion={pastCompetition}', page('{past}', '{past}')],
  [anyone, `/results/${nobody}`, lost],
  [anyone, '/results', goesHome],

  [anyone, '/certificates', verify],
  [anyone, '/certificates/482-907-135-664-200', notIssued],
  [anyone, '/certificates?number=482-907', notIssued],

  [anyone, '/shops/', page('Store', 'المتجر')],
  [anyone, '/shops/?page=999', page('Store', 'المتجر')],
  [anyone, '/courses/', page('Courses', 'الدورات')],
  [anyone, '/courses/?category=nothing&page=no', page('Courses', 'الدورات')],
  [anyone, '/regions/', page('Training centres', 'مراكز التدريب')],
  [anyone, `/regions/?region=${nobody}`, page('Training centres', 'مراكز التدريب')],
  [anyone, '/gallery/', page('Gallery', 'معرض الصور')],
  [anyone, '/gallery/?season={past}', page('Gallery', 'معرض الصور')],
  [anyone, '/about-us/', page('Who We Are', 'من نحن')],
  [anyone, '/contact-us/', page('Contact us', 'تواصل معنا')],
  [anyone, '/privacy-policy/', page('Privacy policy', 'سياسة الخصوصية')],
  [anyone, '/terms-conditions/', page('Terms and conditions', 'الشروط والأحكام')],
  [anyone, '/moetalent/', page('Talent registration', 'تسجيل الكفاءات')],

  [anyone, '/community/', page('Community', 'المجتمع', ['New Topics', 'أحدث المواضيع'])],
  [anyone, '/community/?page=2', page('Community', 'المجتمع')],
  [anyone, `/community/?category=${nobody}`, { status: 404, title: { en: 'Community', ar: 'المجتمع' } }],
  [guest, '/community/add-new/', signsIn],
  [signedIn, '/community/add-new/', own('Add New Topic', 'أضف موضوعًا جديدًا')],
  [anyone, '/community/forums/{topic}', page('{topic}', '{topic}')],
  [anyone, '/community/forums/2001-01-01/{topicSlug}', isWritten('/community/forums/{topic}')],
  [anyone, '/community/forums/2025-01-01/nothing', lost],
  [anyone, '/community/forums/', isWritten('/community/')],

  [anyone, '/404/not-found', lost],
  [anyone, `/404/not-found/?team_id=${nobody}`, lost],
  [anyone, '/404/not-found/?team_id=no-id', lost],
  [anyone, '/404/error', lost],
  [anyone, '/nothing/here', lost],
  [anyone, '/about-us/more', lost],
  [anyone, '/مسار', lost],

  [guest, '/admin/dashboard/', signsIn],
  [guest, '/admin/teams', signsIn],
  [noOffice, '/admin/dashboard/', goes('/')],
  [noOffice, '/admin/teams', goes('/')],
  [office, '/admin/dashboard/', own('Dashboard', 'لوحة المعلومات')],
  [office, '/admin/teams', own('Teams', 'الفرق')],
  [guest, '/admin/faqs/new', signsIn],
  [noOffice, '/admin/faqs', goes('/')],
  [subAdmin, '/admin/faqs', goes('/admin/not-allowed/')],
  [subAdmin, `/admin/faqs/${nobody}/edit`, goes('/admin/not-allowed/')],
  [admin, '/admin/faqs/', own('FAQs', 'الأسئلة الشائعة')],
  [admin, '/admin/faqs/new/', own('New question', 'سؤال جديد')],

  ...(
    [
      ['/sign-in', '/signin'],
      ['/login', '/signin'],
      ['/sign-up', '/signup'],
      ['/register', '/signup'],
      ['/profile/transactions', '/profile/transections'],
      ['/team-registration?season_id={season}', '/teams-registeration/?season_id={season}'],
      ['/teams-registration', '/teams-registeration/'],
      ['/team-registeration', '/teams-registeration/'],
      ['/competition/{competition}', '/competion/{competition}'],
      ['/competition', '/'],
      ['/competition-wro-2024', '/competion-wro-2024/'],
      ['/shop', '/shops/'],
      ['/training-centers', '/regions/'],
      ['/about', '/about-us/'],
      ['/contact', '/contact-us/'],
      ['/privacy', '/privacy-policy/'],
      ['/terms', '/terms-conditions/'],
      ['/terms-and-conditions', '/terms-conditions/'],
      ['/admin', '/admin/dashboard/'],
      ['/admin/signin', '/admin/auth/signin'],
      ['/admin/competitions', '/admin/competions/'],
    ] as const
  ).map(([spelt, written]): [Visitor[], string, Outcome] => [anyone, spelt, isWritten(written)]),
];

type Named = Record<Language, string>;
type Known = Record<string, { address: string; name: Named }>;

let portal: TestPortal;
let known: Known;
let brand: Named;
const cookies = new Map<Visitor, string>([['guest', '']]);

beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  await loadDemo(portal.db, portal.files);
  const read = async (path: string) => (await fetch(portal.address + path)).json();
  const { wroseasons } = await read('/api/first-seasons');
  type Record = { _id: string; slug: string; name: string; name_en: string; competions: Record[] };
  const name = (record: Record): Named => ({ ar: record.name, en: record.name_en });
  const seasonOf = (slug: string): Record => wroseasons.find((season: Record) => season.slug === slug);
  const [season, past] = [seasonOf('first-2025'), seasonOf('wro-2024')];
  const [competition, pastCompetition] = [season.competions[0], past.competions[0]] as [Record, Record];
  const { results } = await read(`/api/resultes?competion_id=${pastCompetition._id}`);
  const [topic] = (await read('/api/community')).result;
  const title = { ar: topic.title, en: topic.title };
  known = {
    season: { address: season._id, name: name(season) },
    competition: { address: competition._id, name: name(competition) },
    past: { address: past._id, name: name(past) },
    pastCompetition: { address: pastCompetition._id, name: name(pastCompetition) },
    team: { address: results[0].team._id, name: { ar: '', en: '' } },
    topic: { address: `${topic.created_at.slice(0, 10)}/${encodeURIComponent(topic.slug)}`, name: title },
    topicSlug: { address: encodeURIComponent(topic.slug), name: title },
  };
  const { setting } = await read('/api/settings');
  brand = { ar: setting.brand, en: setting.brand_en };
  for (const role of signedIn as RoleName[]) cookies.set(role, `session=${await portal.tokenOf(role)}`);
});
afterAll(() => portal.close());

const fillAddress = (address: string) => address.replace(/\{(\w+)\}/g, (_, key) => known[key]?.address ?? '');
const fillText = (text: string, language: Language) =>
  text.replace(/\{(\w+)\}/g, (_, key) => known[key]?.name[language] ?? '');

/** An address with and without its trailing slash. The home page has only one form. */
function forms(address: string): string[] {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(fillAddress(address)) ?? [];
  const bare = path.replace(/\/$/, '');
  return bare === '' ? [`/${query}`] : [bare + query, `${bare}/${query}`];
}

async function visit(who: Visitor, address: string, language: Language) {
  const cookie = [`lang=${language}`, cookies.get(who)].filter(Boolean).join('; ');
  const answer = await fetch(portal.address + address, { redirect: 'manual', headers: { cookie } });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

/** The visible text of a page, without scripts, which also contain words. */
const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body>|<script[\s\S]*?<\/script>|<[^>]*>/g, '')
    .replace(/&(amp|#x27|quot);/g, (_, name: string) => ({ amp: '&', '#x27': "'", quot: '"' })[name] ?? '');

function judge(expected: Outcome, answer: Awaited<ReturnType<typeof visit>>, asked: string, language: Language) {
  const { status, to, html } = answer;
  expect(status).toBe(expected.status);
  if ('to' in expected) {
    if (expected.to instanceof RegExp) expect(to).toMatch(expected.to);
    else expect(to).toBe(typeof expected.to === 'string' ? fillAddress(expected.to) : expected.to(asked));
    return;
  }
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"`));
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  expect(textOf(title)).toContain(fillText(expected.title[language], language));
  expect(title.startsWith(`${brand[language]} · `)).toBe(true);
  if (expected.says) expect(textOf(html)).toContain(fillText(expected.says[language], language));
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(expected.hidden ?? false);
}

describe.each(rows)('%j %s', (visitors, address, expected) => {
  test.each(visitors)('%s', async (who) => {
    const asked = forms(address);
    const turn = visitors.indexOf(who);
    // A language changes no address, and a slash no page: several visitors see one of each in turn, a single one both.
    for (const language of visitors.length === 1 ? languages : [languages[turn % 2] as Language]) {
      const form = asked[languages.indexOf(language) % asked.length] as string;
      try {
        judge(expected, await visit(who, form, language), form, language);
      } catch (error) {
        throw new Error(`${who} ${language} ${form}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

/** Punctuation that is copied along with an address from a text or a message. */
test.each([
  ['guest', '/)', '/'],
  ['guest', '/signin)', '/signin'],
  ['coach', '/signin).', '/signin'],
  ['guest', '/results/%D8%8C', '/results/'],
  ['guest', '/resultes/{past}/%C2%BB?competion={pastCompetition}', '/resultes/{past}/?competion={pastCompetition}'],
  ['guest', '/competion/{competition}%22', '/competion/{competition}'],
  ['guest', '/my-teams/%D8%8C', '/my-teams/'],
] as const)('%s %s is the page without its signs', async (who, typed, clean) => {
  for (const language of languages) {
    expect(await visit(who, fillAddress(typed), language)).toMatchObject({ status: 301, to: fillAddress(clean) });
  }
});

test.each(languages)('both addresses of the results say the same, and which is its own (%s)', async (language) => {
  const [other, own] = await Promise.all(
    ['/results/{past}', '/resultes/{past}/'].map((address) => visit('guest', fillAddress(address), language)),
  );
  const tag = (html = '', pattern: RegExp) => pattern.exec(html)?.[1];
  for (const pattern of [/<title>(.*?)<\/title>/, /property="og:title" content="(.*?)"/, /og:image" content="(.*?)"/]) {
    expect(tag(other?.html, pattern)).toBeTruthy();
    expect(tag(other?.html, pattern)).toBe(tag(own?.html, pattern));
  }
  expect(tag(other?.html, /rel="canonical" href="(.*?)"/)).toBe(`${portal.address}${fillAddress('/resultes/{past}/')}`);
});

test('the token that sends a guest home is another one each time', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => visit('guest', '/teams-registeration/', 'en')));
  expect(first?.to).toContain('?token=');
  expect(first?.to).not.toBe(second?.to);
});
