import type { Endpoint } from '#contract/endpoint.ts';
import { adminCommunityCategories, getReportedPost, listReportedPosts } from '#contract/endpoints/admin-community.ts';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import {
  adminCannedReplies,
  contactHistory,
  getContact,
  listContacts,
  listOfficers,
} from '#contract/endpoints/admin-contact.ts';
import { adminResults, type ResultFilters } from '#contract/endpoints/admin-results.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { adminTalents, listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import {
  getTransactionAttention,
  getTransactionTotals,
  listAdminTransactions,
  type TransactionFilters,
  transactionHistory,
} from '#contract/endpoints/admin-transactions.ts';
import { listCertificates } from '#contract/endpoints/certificates.ts';
import { listComments, listTopics } from '#contract/endpoints/community.ts';
import { adminCompetitionFiles as adminFiles } from '#contract/endpoints/competition-files.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { getFigures } from '#contract/endpoints/figures.ts';
import { adminGallery } from '#contract/endpoints/gallery.ts';
import { listLog, listLogPeople } from '#contract/endpoints/office-log.ts';
import { adminPartners } from '#contract/endpoints/partners.ts';
import { adminAdmins, adminMembers, adminUsers } from '#contract/endpoints/people.ts';
import { listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { listAchievements } from '#contract/endpoints/profile.ts';
import { listResultBoards } from '#contract/endpoints/result-boards.ts';
import { listResultImports } from '#contract/endpoints/result-imports.ts';
import { listAnnouncedSeasons, listResults, searchResults } from '#contract/endpoints/results.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { getMailing, listMailings } from '#contract/endpoints/team-mailings.ts';
import { getTeams, listAdminTeams, listMyTeams, type TeamFilters } from '#contract/endpoints/teams.ts';
import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { listTransactions } from '#contract/endpoints/transactions.ts';
import { fullSize, keyOf, type PersonName } from './data.ts';

/**
 * The limits for a call. `first`: the first page of a list; `own`: a person's own rows; `search`: from three characters
 * on; `beginnings`: a search with fewer; `far`: pages deep in a list; `figures`: counts, which are cached for a while.
 */
export type Kind = 'first' | 'own' | 'search' | 'beginnings' | 'far' | 'figures';

export type ListCall = {
  name: string;
  endpoint: Endpoint;
  kind: Kind;
  query?: Record<string, string | number>;
  as?: PersonName;
  /** The reason why the call may read a whole big table. */
  readsAll?: string;
};

const lastPage = (perPage: number) => Math.ceil(fullSize.teams / perPage);
const someTeam = keyOf.team(123_456);
const season = keyOf.season(3);
/** One of the organisation's teams, which are this far apart. */
const organisationTeam = keyOf.team(Math.floor(fullSize.teams / 300) * 7);

const office = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  name: `office: ${name}`,
  endpoint: listAdminTeams,
  kind,
  query,
  as: 'office',
});

const searches: [name: string, s: string][] = [
  ['half of all', 'مدرسة'],
  ['vowel marks left out', 'صقور احد'],
  ['a number', 'F21-0421'],
  ['a season’s code', 'F18'],
  ['three letters', 'نجد'],
  ['the coach', 'إبراهيم القحطاني'],
  ['membership ID', '1004277000'],
  ['nothing', 'لاشيءكهذا'],
  ['five words', 'مدارس دار الذكر صقور الرياض'],
];

/** A value for each filter of the office's list. The type requires an entry for every new filter. */
const filterValues: Required<Omit<TeamFilters, 'region'>> = {
  ...{ paid: 'false', season, competion: keyOf.competition(12), active: 'false' },
  ...{ entity: 'true', scores: 'true', certificate: 'true' },
};

/** Each filter alone: on a first page, on one sorted by name, on a far page and in a search with many hits. */
const filtered = Object.entries(filterValues).flatMap(([name, value]) => [
  office(`filter ${name}`, 'first', { [name]: value }),
  office(`filter ${name}, by name`, 'first', { [name]: value, sort: 'name' }),
  office(`filter ${name}, page 1,500`, 'far', { [name]: value, page: 1_500 }),
  office(`filter ${name}, search`, 'search', { [name]: value, s: 'مدرسة' }),
]);

/**
 * The list and the log of a resource of a few hundred rows.
 * @param one the id of a record that the log tells of (`keyOf`)
 * @param query each filter, a search and an order
 */
const smallResource = (
  resource: string,
  calls: { list: Endpoint; history: Endpoint },
  one: string,
  query: NonNullable<ListCall['query']>,
): ListCall[] =>
  [
    { name: `${resource}: first page`, endpoint: calls.list, query: {} },
    { name: `${resource}: search and filters`, endpoint: calls.list, query },
    { name: `${resource}: what was changed`, endpoint: calls.history, query: {} },
    { name: `${resource}: what was changed in one`, endpoint: calls.history, query: { id: one } },
  ].map((call) => ({ ...call, kind: 'first' as const, as: 'office' as const }));

const questions = (name: string, endpoint: Endpoint, query: ListCall['query'], kind: Kind = 'first'): ListCall => ({
  name: `questions: ${name}`,
  endpoint,
  kind,
  query,
  as: 'office',
});

const contact = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  name: `contact messages: ${name}`,
  endpoint: listContacts,
  kind,
  query,
  as: 'office',
});
const reported = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  ...{ name: `reported posts: ${name}`, endpoint: listReportedPosts, kind, query, as: 'office' },
  readsAll: 'a post waits as long as one of its reports does; there are some thousand reports',
});
const talents = (name: string, query: ListCall['query'], kind: Kind = 'first'): ListCall => ({
  ...{ name: `talents: ${name}`, endpoint: adminTalents.list, kind, query, as: 'office' },
  // Decision 116.
  ...(query?.s && { readsAll: 'the texts are short, and read as fast as an index of them finds a frequent word' }),
});
const log = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  ...{ name: `log: ${name}`, endpoint: listLog, kind, query, as: 'office' },
});
const training = keyOf.competition(30);
const people = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  { list }: { list: Endpoint } = adminUsers,
): ListCall => ({ name: `people: ${name}`, endpoint: list, kind, query, as: 'office' });

/** The three lists of people: everybody, members, administrators. */
const ofPeople: ListCall[] = [
  people('first page', 'first'),
  people('1,000 rows', 'far', { per_page: 1000 }),
  // As far as pages go.
  people('last page', 'far', { page: 1_000 }),
  people('last page by name', 'far', { page: 1_000, sort: 'name' }),
  people('by the last change', 'first', { sort: '-updated_at' }),
  people('coaches', 'first', { type: '1' }),
  people('coaches by name', 'first', { type: '1', sort: 'name' }),
  people('blocked', 'first', { status: 'false' }),
  people('blocked students by name', 'first', { type: '0', status: 'false', sort: 'name' }),
  people('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  people('search, of many', 'search', { s: 'احمد' }),
  people('search, of many by name', 'search', { s: 'احمد', sort: '-name' }),
  people('search, of many coaches', 'search', { s: 'محمد', type: '1', status: 'true' }),
  people('search, an e-mail', 'search', { s: 'person123@example.com' }),
  people('search, a phone', 'search', { s: '96650000012' }),
  people('search, membership ID', 'search', { s: '1000075153' }),
  people('search, membership ID of a team alone', 'search', { s: '1077617720' }),
  people('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  people('search, two letters', 'beginnings', { s: 'ال' }),
  people('members', 'first', {}, adminMembers),
  people('members, blocked, last changed', 'first', { status: 'false', sort: '-updated_at' }, adminMembers),
  people('members, search', 'search', { s: 'فاطمه' }, adminMembers),
  people('members, last page', 'far', { page: 1_000 }, adminMembers),
  people('administrators', 'first', {}, adminAdmins),
  people(
    'administrators, search and filters',
    'search',
    { s: 'محمد', type: '5', status: 'true', sort: 'name' },
    adminAdmins,
  ),
  people('what was changed', 'first', {}, { list: adminUsers.history }),
  people('what was changed in one', 'first', { id: keyOf.user(4) }, { list: adminUsers.history }),
  {
    ...people('what was changed in all members', 'first', {}, { list: adminMembers.history }),
    readsAll:
      'a list shows the changes of those who are in it now: each line of the log is asked for its person’s type',
  },
  people('what was changed in members', 'first', { id: keyOf.user(3) }, { list: adminMembers.history }),
  people('what was changed in administrators', 'first', { id: keyOf.user(4) }, { list: adminAdmins.history }),
];

const officeResults = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  ...{ name: `office results: ${name}`, endpoint: adminResults.list, kind, query, as: 'office' },
});
const resultFilterValues: Required<Omit<ResultFilters, 'region'>> = {
  ...{ season, competion: keyOf.competition(12), ageLevel: 'Junior' },
};
const lastResult = Math.floor((fullSize.teams * 12) / 13 / 10);

/** The list of results, each filter alone and together, its boards and the files that were imported. */
const ofResults: ListCall[] = [
  officeResults('first page', 'first'),
  officeResults('500 rows', 'far', { per_page: 500 }),
  officeResults('by rank', 'first', { sort: 'ranked' }),
  officeResults('by the last change', 'first', { sort: '-updated_at' }),
  officeResults('middle page', 'far', { page: Math.floor(lastResult / 2) }),
  officeResults('last page', 'far', { page: lastResult }),
  officeResults('last page by rank', 'far', { page: lastResult, sort: 'ranked' }),
  ...Object.entries(resultFilterValues).flatMap(([name, value]) => [
    officeResults(`filter ${name}`, 'first', { [name]: value }),
    officeResults(`filter ${name}, by rank`, 'first', { [name]: value, sort: 'ranked' }),
    officeResults(`filter ${name}, page 900`, 'far', { [name]: value, page: 900 }),
    officeResults(`filter ${name}, search`, 'search', { [name]: value, s: 'مدرسة' }),
  ]),
  officeResults('a board by rank', 'first', { competion: keyOf.competition(12), ageLevel: 'Junior', sort: 'ranked' }),
  // No region has this id: the whole table of a filter that finds nothing.
  officeResults('filter region, nothing', 'first', { region: keyOf.season(1) }),
  ...searches
    .filter(([name]) => !['the coach', 'membership ID'].includes(name))
    .map(([name, s]) => officeResults(`search, ${name}`, 'search', { s })),
  officeResults('search, half of all, by rank', 'search', { s: 'مدرسة', sort: 'ranked' }),
  officeResults('search, two letters', 'beginnings', { s: 'ال' }),
  { name: 'office results: what was changed', endpoint: adminResults.history, kind: 'first', as: 'office' },
  {
    ...{ name: 'office results: what was changed in one', endpoint: adminResults.history, kind: 'first', as: 'office' },
    query: { id: keyOf.result(17) },
  },
  {
    ...{ name: 'boards of a season', endpoint: listResultBoards, kind: 'figures', as: 'office', query: { season } },
    readsAll: 'the results of a season are counted by board',
  },
  { name: 'imports of results', endpoint: listResultImports, kind: 'first', as: 'office' },
  { name: 'imports of results: far page', endpoint: listResultImports, kind: 'far', as: 'office', query: { page: 40 } },
];

const money = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  ...{ name: `transactions: ${name}`, endpoint: listAdminTransactions, kind, query, as: 'office' },
});
const moneyFilters: Required<Omit<TransactionFilters, 'from' | 'to' | 'attention'>> = {
  ...{ state: 'unpaid', method: 'card', season, competion: keyOf.competition(12) },
};

/** The orders of the office: each filter alone and with another order, what waits, the books. */
const ofMoney: ListCall[] = [
  money('first page', 'first'),
  money('by amount', 'first', { sort: '-total_amount' }),
  money('middle page', 'far', { page: lastPage(10) / 2 }),
  money('last page', 'far', { page: lastPage(10) }),
  ...Object.entries(moneyFilters).flatMap(([name, value]) => [
    money(`filter ${name}`, 'first', { [name]: value }),
    money(`filter ${name}, page 900`, 'far', { [name]: value, page: 900 }),
    money(`filter ${name}, search`, 'search', { [name]: value, s: 'مدرسة' }),
  ]),
  // No fee was recorded by hand or given back: the whole list of a filter that finds nothing.
  money('filter method, nothing', 'first', { method: 'manual' }),
  money('filter state, nothing', 'first', { state: 'refunded' }),
  money('filter days', 'first', { from: '2022-03-01', to: '2022-03-07' }),
  money('a season, unpaid', 'first', { season, state: 'unpaid' }),
  ...(['any', 'review', 'unknown', 'double', 'refund_due'] as const).map((attention) =>
    money(`waits: ${attention}`, 'first', { attention }),
  ),
  ...searches.map(([name, s]) => money(`search, ${name}`, 'search', { s })),
  money('search, an invoice', 'search', { s: '2024-000123' }),
  money('search, a credit note', 'search', { s: 'CN-2024-000123' }),
  money('search, a reference', 'search', { s: `ref-${keyOf.order(17)}0` }),
  money('search, two letters', 'beginnings', { s: 'ال' }),
  {
    ...{ name: 'transactions: the books', endpoint: getTransactionTotals, kind: 'figures', as: 'office' },
    readsAll: 'every invoice is added up',
  },
  {
    ...{ name: 'transactions: the books of a season', endpoint: getTransactionTotals, kind: 'figures', as: 'office' },
    ...{ query: { season }, readsAll: 'every invoice of a season is added up' },
  },
  {
    ...{ name: 'transactions: the books of some days', endpoint: getTransactionTotals, kind: 'figures', as: 'office' },
    query: { from: '2022-03-01', to: '2022-03-07' },
  },
  {
    ...{ name: 'transactions: the books of a narrow list', endpoint: getTransactionTotals, kind: 'figures' },
    ...{
      as: 'office',
      query: { ...moneyFilters, state: 'paid', s: 'نجد' },
      readsAll: 'the orders of a competition are read',
    },
  },
  {
    ...{ name: 'transactions: the books of what waits', endpoint: getTransactionTotals, kind: 'figures' },
    ...{ as: 'office', query: { attention: 'any' } },
  },
  { name: 'transactions: what waits', endpoint: getTransactionAttention, kind: 'first', as: 'office' },
  { name: 'transactions: what was changed', endpoint: transactionHistory, kind: 'first', as: 'office' },
  {
    ...{ name: 'transactions: what was changed in one', endpoint: transactionHistory, kind: 'first', as: 'office' },
    query: { id: keyOf.order(17) },
  },
];

const mailing = (name: string, kind: Kind, query: ListCall['query'] = {}): ListCall => ({
  ...{ name: `mails to coaches: ${name}`, endpoint: getMailing, kind, as: 'office' },
  query: { id: keyOf.mailing(17), ...query },
});
const ofMailings: ListCall[] = [
  { name: 'mails to coaches', endpoint: listMailings, kind: 'first', as: 'office' },
  { name: 'mails to coaches: far page', endpoint: listMailings, kind: 'far', as: 'office', query: { page: 40 } },
  mailing('one', 'first'),
  mailing('one, those that came back', 'first', { delivery: 'refused' }),
  mailing('one, last page', 'far', { page: 400 }),
];

/** Every paged list, as its screens request it, and other calls that read growing tables. */
export const lists: ListCall[] = [
  ...ofMailings,
  office('first page', 'first'),
  office('500 rows', 'far', { per_page: 500 }),
  office('paid', 'first', { paid: 'true' }),
  ...filtered,
  // No region has this id: the whole table of a filter that finds nothing.
  office('filter region, nothing', 'first', { region: keyOf.season(1) }),
  office('all filters', 'first', { ...filterValues, paid: 'true' }),
  office('a season, pending', 'first', { season, paid: 'false' }),
  office('by name', 'first', { sort: 'name' }),
  office('by name, pending of a season', 'first', { sort: '-name', paid: 'false', season }),
  office('by number', 'first', { sort: 'team_no' }),
  office('some days', 'first', { from: '2020-03-01', to: '2020-03-07' }),
  office('some days of a season', 'first', { from: '2020-03-01', to: '2020-03-07', season: keyOf.season(1) }),
  office('some years, by name', 'first', { from: '2019-06-01', to: '2024-06-01', sort: 'name' }),
  // Some thousand hits at most, which are sorted as those of a search are.
  office('some days, by name', 'search', { from: '2020-03-01', to: '2020-03-07', sort: 'name' }),
  office('middle page', 'far', { page: lastPage(10) / 2 }),
  office('last page', 'far', { page: lastPage(10) }),
  office('last page, paid', 'far', { page: Math.floor((lastPage(10) * 12) / 13), paid: 'true' }),
  office('middle page of a season', 'far', { page: 2_500, season }),
  office('middle page by name', 'far', { page: lastPage(10) / 2, sort: 'name' }),
  office('last page by name', 'far', { page: lastPage(10), sort: '-name' }),
  office('middle page by name, paid', 'far', { page: 15_000, sort: 'name', paid: 'true' }),
  office('last page by number', 'far', { page: lastPage(10), sort: 'team_no' }),
  ...searches.map(([name, s]) => office(`search, ${name}`, 'search', { s })),
  office('search, half of all, paid', 'search', { s: 'مدرسة', paid: 'true' }),
  office('search, half of all, a season pending', 'search', { s: 'مدرسة', paid: 'false', season }),
  office('search, half of all, by name', 'search', { s: 'مدرسة', sort: 'name' }),
  office('search, half of all, page 900', 'search', { s: 'مدرسة', page: 900 }),
  office('search, three letters, by name', 'search', { s: 'نجد', sort: '-name' }),
  office('search, three letters, paid of a season', 'search', { s: 'نجد', paid: 'true', season }),
  office('search, two letters', 'beginnings', { s: 'ال' }),
  office('search, one letter', 'beginnings', { s: 'م' }),
  {
    name: 'office: one team, whole',
    endpoint: adminTeams.get,
    kind: 'own',
    as: 'office',
    query: { id: someTeam, view_team: 'true' },
  },
  {
    ...{ name: 'office: what was changed in all', endpoint: adminTeams.history, kind: 'first', as: 'office' },
  },
  {
    ...{ name: 'office: what was changed in one', endpoint: adminTeams.history, kind: 'first', as: 'office' },
    query: { id: keyOf.team(7) },
  },
  { name: 'own teams: coach', endpoint: listMyTeams, kind: 'own', as: 'coach' },
  { name: 'own teams: coach, a season', endpoint: listMyTeams, kind: 'own', as: 'coach', query: { season } },
  { name: 'own teams: student', endpoint: listMyTeams, kind: 'own', as: 'student' },
  {
    name: 'own teams: organisation, page 20',
    endpoint: listMyTeams,
    kind: 'own',
    as: 'organisation',
    query: { page: 20 },
  },
  { name: 'own teams: all on home', endpoint: getTeams, kind: 'own', as: 'coach' },
  { name: 'one team', endpoint: getTeams, kind: 'own', as: 'office', query: { team_id: someTeam } },
  { name: 'own transactions: coach', endpoint: listTransactions, kind: 'own', as: 'coach' },
  {
    name: 'own transactions: organisation',
    endpoint: listTransactions,
    kind: 'own',
    as: 'organisation',
    query: { page: 12 },
  },
  {
    name: 'own transactions: one team',
    endpoint: listTransactions,
    kind: 'own',
    as: 'organisation',
    query: { team_id: organisationTeam },
  },
  {
    name: 'office: transactions of a team',
    endpoint: listTransactions,
    kind: 'own',
    as: 'office',
    query: { team_id: someTeam },
  },
  { name: 'own certificates: coach', endpoint: listCertificates, kind: 'own', as: 'coach' },
  {
    name: 'own certificates: organisation',
    endpoint: listCertificates,
    kind: 'own',
    as: 'organisation',
    query: { page: 12 },
  },
  {
    name: 'certificates of a team',
    endpoint: listCertificates,
    kind: 'own',
    as: 'office',
    query: { team_id: someTeam },
  },
  ...(['coach', 'student', 'organisation'] as const).map(
    (as): ListCall => ({
      name: `achievements: ${as}`,
      endpoint: listAchievements,
      kind: 'own',
      as,
      query: as === 'student' ? {} : { type: 'coach' },
    }),
  ),
  { name: 'results: search, a city', endpoint: searchResults, kind: 'search', query: { season_id: season, q: 'جدة' } },
  {
    name: 'results: search, half of all',
    endpoint: searchResults,
    kind: 'search',
    query: { season_id: season, q: 'مدرسة' },
  },
  {
    name: 'results: search, page 50',
    endpoint: searchResults,
    kind: 'search',
    query: { season_id: season, q: 'مدرسة', page: 50 },
  },
  {
    name: 'results: search, two words',
    endpoint: searchResults,
    kind: 'search',
    query: { season_id: season, q: 'صقور احد' },
  },
  {
    name: 'results: search, one letter',
    endpoint: searchResults,
    kind: 'beginnings',
    query: { season_id: season, q: 'م' },
  },
  {
    name: 'results: a list',
    endpoint: listResults,
    kind: 'search',
    query: { competion_id: keyOf.competition(12), agelevel: 'Junior' },
  },
  { name: 'results: seasons', endpoint: listAnnouncedSeasons, kind: 'first' },
  { name: 'forum: first page', endpoint: listTopics, kind: 'first', query: { sort_by: 'newest' } },
  { name: 'forum: one topic', endpoint: listTopics, kind: 'first', query: { single: 'true', slug: 'topic-17' } },
  { name: 'forum: a section', endpoint: listTopics, kind: 'first', query: { category_by: keyOf.category(2) } },
  { name: 'forum: last page', endpoint: listTopics, kind: 'far', query: { page: fullSize.teams / 40 } },
  { name: 'forum: comments', endpoint: listComments, kind: 'first', query: { post_id: keyOf.topic(17) } },
  questions('first page', adminFaqs.list, {}),
  questions('search, hidden, by date', adminFaqs.list, { s: 'سؤال', shown: 'false', sort: '-updated_at' }),
  questions('what was changed', adminFaqs.history, {}),
  questions('what was changed in one', adminFaqs.history, { id: keyOf.faq(17) }),
  questions('what was changed, far back', adminFaqs.history, { page: fullSize.teams / 100 }, 'far'),
  ...smallResource('partners', adminPartners, keyOf.partner(17), { s: 'شريك', shown: 'false', sort: '-updated_at' }),
  ...smallResource('trainings', adminTrainings, keyOf.centre(17), {
    s: 'مركز',
    region: keyOf.season(1),
    sort: 'name_en',
  }),
  ...smallResource('seasons', adminSeasons, keyOf.season(1), {
    s: 'موسم',
    shown: 'true',
    open: 'false',
    sort: '-updated_at',
  }),
  ...smallResource('competitions', adminCompetitions, keyOf.competition(12), {
    ...{ s: 'مسابقة', season: keyOf.season(1), shown: 'true', open: 'true', sort: '-updated_at' },
  }),
  ...smallResource('files of competitions', adminFiles, keyOf.file(17), {
    ...{ s: 'ملف', competion: keyOf.competition(12), shown: 'true', sort: '-updated_at' },
  }),
  {
    name: 'files of competitions: what was changed in those of one',
    endpoint: adminFiles.history,
    kind: 'first',
    as: 'office',
    query: { competion: keyOf.competition(12) },
  },
  {
    name: 'settings: what was changed',
    endpoint: adminSettings.history,
    kind: 'first',
    as: 'office',
    query: { id: keyOf.settings() },
  },
  ...smallResource('gallery', adminGallery, keyOf.picture(17), {
    s: 'صورة',
    season: keyOf.season(1),
    shown: 'true',
    sort: '-updated_at',
  }),
  contact('first page', 'first'),
  contact('oldest first', 'first', { sort: 'created_at' }),
  contact('waiting', 'first', { state: 'waiting' }),
  contact('closed, newest first', 'first', { state: 'closed', sort: '-created_at' }),
  contact('mine', 'first', { assigned: 'me' }),
  contact('mine, oldest first', 'first', { assigned: 'me', sort: 'created_at' }),
  contact('mine that wait', 'first', { assigned: 'me', state: 'waiting' }),
  contact('last page', 'far', { page: 1_000 }),
  contact('last page of closed', 'far', { page: 1_000, state: 'closed' }),
  contact('search, in all', 'search', { s: 'التسجيل' }),
  contact('search, in all that wait', 'search', { s: 'التسجيل', state: 'waiting' }),
  contact('search, an e-mail', 'search', { s: 'person12345@example' }),
  contact('search, a phone at home', 'search', { s: '0500012345' }),
  contact('search, a team', 'search', { s: 'F21-0421' }),
  contact('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  contact('search, mine', 'search', { s: 'نجد', assigned: 'me' }),
  contact('search, page 900', 'search', { s: 'التسجيل', page: 900 }),
  contact('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  contact('search, two letters', 'beginnings', { s: 'ال' }),
  { name: 'contact messages: one', endpoint: getContact, kind: 'own', as: 'office', query: { id: keyOf.message(17) } },
  {
    name: 'contact messages: one, of mine',
    endpoint: getContact,
    kind: 'own',
    as: 'office',
    query: { id: keyOf.message(20), assigned: 'me' },
  },
  {
    name: 'contact messages: what was changed in one',
    endpoint: contactHistory,
    kind: 'own',
    as: 'office',
    query: { id: keyOf.message(17) },
  },
  { name: 'contact messages: who can have one', endpoint: listOfficers, kind: 'own', as: 'office' },
  ...smallResource('canned replies', adminCannedReplies, keyOf.canned(17), { s: 'رد', sort: 'name_en' }),
  reported('first page', 'first'),
  reported('oldest report first', 'first', { sort: 'reported_at' }),
  reported('waiting', 'first', { state: 'waiting' }),
  reported('hidden', 'first', { hidden: 'true' }),
  reported('far page', 'far', { page: 20, sort: '-reported_at' }),
  { name: 'reported posts: one', endpoint: getReportedPost, kind: 'own', as: 'office', query: { id: keyOf.topic(17) } },
  ...smallResource('categories of the forum', adminCommunityCategories, keyOf.category(3), {
    ...{ s: 'قسم', shown: 'true', sort: 'name_en' },
  }),
  talents('first page', {}),
  talents('100 rows', { per_page: 100 }, 'far'),
  talents('last page', { page: fullSize.teams / 40 }, 'far'),
  talents('by name', { sort: 'name' }),
  talents('by school', { sort: '-school' }),
  talents('not active', { shown: 'false' }),
  talents('an administration', { moeAdmin: 'jeddah' }),
  talents('an administration, by name', { moeAdmin: 'jeddah', sort: 'name' }),
  talents('a competition', { competion: training }, 'search'),
  talents('a figure of the slots', { competion: training, slot: 'morning', shown: 'true' }, 'search'),
  talents('search, a phone number', { s: '0500012345' }, 'search'),
  talents('search, half of all', { s: 'مدرسة' }, 'search'),
  talents('search, a name, of a figure', { s: 'هند القحطاني', competion: training, slot: 'evening' }, 'search'),
  talents('search, one letter', { s: 'م' }, 'beginnings'),
  { name: 'talents: what was changed', endpoint: adminTalents.history, kind: 'first', as: 'office' },
  {
    ...{ name: 'talents: what was changed in one', endpoint: adminTalents.history, kind: 'first', as: 'office' },
    query: { id: keyOf.talent(17) },
  },
  {
    ...{ name: 'talents: slots', endpoint: listTalentSlots, kind: 'figures', as: 'office' },
    readsAll: 'every training is counted; kept for five seconds once there are many',
  },
  ...ofPeople,
  ...ofResults,
  ...ofMoney,
  log('first page', 'first'),
  log('last page', 'far', { page: 1_000 }),
  log('a kind', 'first', { kind: 'partners' }),
  log('people', 'first', { kind: 'users' }),
  log('last page of a kind', 'far', { kind: 'faqs', page: 1_000 }),
  log('a person', 'first', { by: keyOf.person(4) }),
  log('last page of a person', 'far', { by: keyOf.person(4), page: 1_000 }),
  log('a person who changed little', 'first', { by: keyOf.person(1) }),
  log('a kind, of a person', 'first', { by: keyOf.person(4), kind: 'settings' }),
  log('some days', 'first', { from: '2020-03-01', to: '2020-03-07' }),
  log('a kind, of some days', 'first', { kind: 'talents', from: '2020-03-01', to: '2020-03-07' }),
  log('search, half of all', 'search', { s: 'سؤال' }),
  log('search, page 900', 'search', { s: 'سؤال', page: 900 }),
  log('search, a record', 'search', { s: 'ملف 417' }),
  log('search, of a kind and a person', 'search', { s: 'شريك', kind: 'partners', by: keyOf.person(4) }),
  log('search, of some days', 'search', { s: 'سؤال', from: '2020-03-01', to: '2020-03-07' }),
  log('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  log('search, two letters', 'beginnings', { s: 'سؤ' }),
  { name: 'log: whose changes', endpoint: listLogPeople, kind: 'own', as: 'office', query: { also: keyOf.person(1) } },
  { name: 'deletion requests', endpoint: listDeletionRequests, kind: 'first', as: 'office' },
  {
    name: 'deletion requests: waiting, oldest first',
    endpoint: listDeletionRequests,
    kind: 'first',
    as: 'office',
    query: { state: 'waiting', sort: 'created_at' },
  },
  { name: 'dashboard', endpoint: getDashboard, kind: 'figures', as: 'office' },
  { name: 'dashboard: a season', endpoint: getDashboard, kind: 'figures', as: 'office', query: { season } },
  { name: 'dashboard: all seasons', endpoint: getDashboard, kind: 'figures', as: 'office', query: { season: 'all' } },
  {
    name: 'figures of the home page',
    endpoint: getFigures,
    kind: 'figures',
    readsAll: 'distinct people are counted; kept for a minute, whoever asks',
  },
];

/** Lists that do not read this database. */
export const elsewhere = ['GET /api/courses', 'GET /api/products'];
