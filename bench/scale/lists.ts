import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { listCertificates } from '#contract/endpoints/certificates.ts';
import { listComments, listTopics } from '#contract/endpoints/community.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { getFigures } from '#contract/endpoints/figures.ts';
import { listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { listAchievements } from '#contract/endpoints/profile.ts';
import { listAnnouncedSeasons, listResults, searchResults } from '#contract/endpoints/results.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { listTeamMails } from '#contract/endpoints/team-mails.ts';
import { getTeams, listAdminTeams, listMyTeams, type TeamFilters } from '#contract/endpoints/teams.ts';
import { listTransactions } from '#contract/endpoints/transactions.ts';
import { fullSize, keyOf } from './data.ts';
import type { Kind, ListCall } from './list-call.ts';
import { officeLists } from './office-lists.ts';
import { smallResources } from './small-resources.ts';

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
const filterValues: Required<TeamFilters> = {
  ...{
    season,
    competion: keyOf.competition(14),
    ageLevel: 'Junior',
    region: keyOf.season(0),
    paid: 'false',
    active: 'false',
  },
  ...{ entity: 'true', scores: 'false', certificate: 'true' },
};

/** Each filter alone: on a first page, on one sorted by name, on a far page and in a search with many hits. */
const filtered = Object.entries(filterValues).flatMap(([name, value]) => [
  office(`filter ${name}`, 'first', { [name]: value }),
  office(`filter ${name}, by name`, 'first', { [name]: value, sort: 'name' }),
  office(`filter ${name}, page 1,500`, 'far', { [name]: value, page: 1_500 }),
  office(`filter ${name}, search`, 'search', { [name]: value, s: 'مدرسة' }),
]);

/** Every paged list, as its screens request it, and other calls that read growing tables. */
export const lists: ListCall[] = [
  ...officeLists,
  office('first page', 'first'),
  office('500 rows', 'far', { per_page: 500 }),
  office('paid', 'first', { paid: 'true' }),
  ...filtered,
  office('a season, pending', 'first', { season, paid: 'false' }),
  office('by name', 'first', { sort: 'name' }),
  office('by name, pending of a season', 'first', { sort: '-name', paid: 'false', season }),
  office('by number', 'first', { sort: 'team_no' }),
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
  { name: 'office: mails about a team', endpoint: listTeamMails, kind: 'own', as: 'office', query: { id: someTeam } },
  {
    name: 'office: mails about a team, last page',
    endpoint: listTeamMails,
    kind: 'far',
    as: 'office',
    query: { id: someTeam, page: 8 },
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
  ...(await smallResources()),
  {
    ...{ name: 'questions: what was changed, far back', endpoint: adminFaqs.history, kind: 'far', as: 'office' },
    query: { page: fullSize.teams / 100 },
  },
  {
    name: 'settings: what was changed',
    endpoint: adminSettings.history,
    kind: 'first',
    as: 'office',
    query: { id: keyOf.faq(17) },
  },
  {
    name: 'one team: what was changed',
    endpoint: adminTeams.history,
    kind: 'first',
    as: 'office',
    query: { id: keyOf.team(17) },
  },
  { name: 'teams: what was changed', endpoint: adminTeams.history, kind: 'first', as: 'office' },
  {
    ...{ name: 'teams: what was changed, far back', endpoint: adminTeams.history, kind: 'far', as: 'office' },
    query: { page: fullSize.teams / 1_000 },
  },
  { name: 'deletion requests', endpoint: listDeletionRequests, kind: 'first', as: 'office' },
  {
    name: 'deletion requests: waiting, oldest first',
    endpoint: listDeletionRequests,
    kind: 'first',
    as: 'office',
    query: { state: 'waiting', sort: 'created_at' },
  },
  { name: 'dashboard', endpoint: getDashboard, kind: 'figures', as: 'office' },
  {
    name: 'figures of the home page',
    endpoint: getFigures,
    kind: 'figures',
    readsAll: 'distinct people are counted; kept for a minute, whoever asks',
  },
];

/** Lists that do not read this database. */
export const elsewhere = ['GET /api/courses', 'GET /api/products'];
