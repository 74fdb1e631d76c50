import type { Endpoint } from '#contract/endpoint.ts';
import { contactHistory, getContact, listContacts, listOfficers } from '#contract/endpoints/admin-contact.ts';
import { adminTalents, listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import { listCertificates } from '#contract/endpoints/certificates.ts';
import { listComments, listTopics } from '#contract/endpoints/community.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { getFigures } from '#contract/endpoints/figures.ts';
import { adminAdmins, adminMembers, adminUsers } from '#contract/endpoints/people.ts';
import { getPersonOverview } from '#contract/endpoints/person-page.ts';
import { listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { listAchievements } from '#contract/endpoints/profile.ts';
import { listAnnouncedSeasons, listResults, searchResults } from '#contract/endpoints/results.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { getTeams, listAdminTeams, listMyTeams, type TeamFilters } from '#contract/endpoints/teams.ts';
import { listTransactions } from '#contract/endpoints/transactions.ts';
import { fullSize, keyOf } from './data.ts';
import type { Kind, ListCall } from './list-call.ts';
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
const filterValues: Required<TeamFilters> = { paid: 'false', season };

/** Each filter alone: on a first page, on one sorted by name, on a far page and in a search with many hits. */
const filtered = Object.entries(filterValues).flatMap(([name, value]) => [
  office(`filter ${name}`, 'first', { [name]: value }),
  office(`filter ${name}, by name`, 'first', { [name]: value, sort: 'name' }),
  office(`filter ${name}, page 1,500`, 'far', { [name]: value, page: 1_500 }),
  office(`filter ${name}, search`, 'search', { [name]: value, s: 'مدرسة' }),
]);

const people = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  { list }: { list: Endpoint } = adminUsers,
): ListCall => ({ name: `people: ${name}`, endpoint: list, kind, query, as: 'office' });

/** The three lists of people (everybody, members, administrators), and the page of one. */
const ofPeople: ListCall[] = [
  people('first page', 'first'),
  people('1,000 rows', 'far', { per_page: 1000 }),
  // As far as pages go.
  people('last page', 'far', { page: 1_000 }),
  people('last page by name', 'far', { page: 1_000, sort: 'name' }),
  people('coaches', 'first', { type: '1' }),
  people('coaches by name', 'first', { type: '1', sort: 'name' }),
  people('blocked', 'first', { status: 'false' }),
  people('blocked students by name', 'first', { type: '0', status: 'false', sort: 'name' }),
  people('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  people('search, of many', 'search', { s: 'احمد' }),
  people('search, of many by name', 'search', { s: 'احمد', sort: '-name' }),
  people('search, of many coaches', 'search', { s: 'محمد', type: '1', status: 'true' }),
  people('search, an e-mail', 'search', { s: 'person123@example.com' }),
  people('search, a phone', 'search', { s: '050000012' }),
  people('search, membership ID', 'search', { s: '1000075153' }),
  people('search, membership ID of a team alone', 'search', { s: '1077617720' }),
  people('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  people('search, two letters', 'beginnings', { s: 'ال' }),
  people('members', 'first', {}, adminMembers),
  people('members, blocked by name', 'first', { status: 'false', sort: 'name' }, adminMembers),
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
    readsAll: 'the log of a list has the changes of those who are in it now: each line is asked for its person’s type',
  },
  people('what was changed in members', 'first', { id: keyOf.user(3) }, { list: adminMembers.history }),
  people('what was changed in administrators', 'first', { id: keyOf.user(4) }, { list: adminAdmins.history }),
  people('the page of an organisation with 300 teams', 'own', { id: keyOf.user(2) }, { list: getPersonOverview }),
];

const contact = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  endpoint: Endpoint = listContacts,
): ListCall => ({ name: `contact: ${name}`, endpoint, kind, query, as: 'office' });

/** The inbox of contact messages, of which some hundredths are new. */
const ofContact: ListCall[] = [
  contact('first page', 'first'),
  contact('oldest first', 'first', { sort: 'created_at' }),
  contact('new', 'first', { state: 'new' }),
  contact('closed, newest first', 'first', { state: 'closed', sort: '-created_at' }),
  contact('mine', 'first', { assigned: 'me' }),
  contact('an officer’s, newest first', 'first', { assigned: keyOf.user(4), sort: '-created_at' }),
  contact('new and nobody’s', 'first', { state: 'new', assigned: 'nobody' }),
  contact('nobody’s, newest first', 'first', { assigned: 'nobody', sort: '-created_at' }),
  contact('answered by me', 'first', { state: 'answered', assigned: 'me' }),
  contact('100 rows', 'far', { per_page: 100 }),
  contact('last page', 'far', { page: 1_000 }),
  contact('last page, closed', 'far', { page: 1_000, state: 'closed' }),
  contact('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  contact('search, of all', 'search', { s: 'التسجيل' }),
  contact('search, of all, oldest first', 'search', { s: 'التسجيل', sort: 'created_at' }),
  contact('search, of many, new', 'search', { s: 'الرسوم', state: 'new', assigned: 'nobody' }),
  contact('search, an e-mail', 'search', { s: 'person123@example.com' }),
  contact('search, a team number', 'search', { s: 'F20-1230' }),
  contact('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  contact('search, two letters', 'beginnings', { s: 'ال' }),
  contact('one, with its sender’s teams', 'own', { id: keyOf.contactMessage(7), assigned: 'me' }, getContact),
  contact('one of the organisation with 300 teams', 'own', { id: keyOf.contactMessage(2) }, getContact),
  contact('whom a message can be assigned to', 'first', {}, listOfficers),
  contact('what was changed', 'first', {}, contactHistory),
  contact('what was changed in one', 'first', { id: keyOf.contactMessage(9) }, contactHistory),
];

const talents = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  endpoint: Endpoint = adminTalents.list,
): ListCall => ({ name: `talents: ${name}`, endpoint, kind, query, as: 'office' });

/** Who would come to a training is read from JSON: the rows that the index finds are looked at one by one, as in a search. */
const ofTalents: ListCall[] = [
  talents('first page', 'first'),
  talents('by name', 'first', { sort: 'name' }),
  talents('by school', 'first', { sort: '-school' }),
  talents('active', 'first', { shown: 'true' }),
  talents('not active, by name', 'first', { shown: 'false', sort: 'name' }),
  talents('of an administration', 'first', { moeAdmin: 'jeddah' }),
  talents('of an administration, not active, by school', 'first', {
    moeAdmin: 'jeddah',
    shown: 'false',
    sort: 'school',
  }),
  // Of the oldest season, which is last in the list's order.
  talents('for a competition', 'search', { competion: keyOf.competition(2) }),
  talents('for a competition, by name', 'search', { competion: keyOf.competition(30), sort: 'name' }),
  talents('for a competition and time', 'search', { competion: keyOf.competition(2), slot: 'evening', shown: 'true' }),
  {
    ...talents('at a time', 'search', { slot: 'morning' }),
    readsAll: 'almost everybody comes at some time: no index is worth it, and at most 10,000 are counted',
  },
  talents('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  talents('search, of many', 'search', { s: 'مدرسة' }),
  talents('search, of many by name', 'search', { s: 'مدرسة', sort: 'name' }),
  talents('search, a phone', 'search', { s: '0500000123' }),
  talents('search and filters', 'search', { s: 'احمد', shown: 'true', moeAdmin: 'riyadh', slot: 'morning' }),
  talents('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  talents('search, two letters', 'beginnings', { s: 'ال' }),
  // As far as pages go.
  talents('last page', 'far', { page: 1_000 }),
  talents('last page by name', 'far', { page: 1_000, sort: 'name' }),
  {
    ...talents('slots', 'figures', {}, listTalentSlots),
    readsAll: 'each training is counted; kept for some seconds, whoever asks',
  },
  talents('what was changed', 'first', {}, adminTalents.history),
  talents('what was changed, far back', 'far', { page: 1_000 }, adminTalents.history),
  talents('what was changed in one', 'first', { id: keyOf.talent(17) }, adminTalents.history),
];

/** Every paged list, as its screens request it, and other calls that read growing tables. */
export const lists: ListCall[] = [
  ...ofPeople,
  ...ofContact,
  ...ofTalents,
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
