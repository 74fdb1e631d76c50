import type { Endpoint } from '#contract/endpoint.ts';
import { getModeratedPost, listReportedPosts, moderationHistory } from '#contract/endpoints/admin-community.ts';
import { contactHistory, getContact, listContacts, listOfficers } from '#contract/endpoints/admin-contact.ts';
import { adminResults } from '#contract/endpoints/admin-results.ts';
import { adminTalents, listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import { listLog, listLogPeople } from '#contract/endpoints/office-log.ts';
import { adminAdmins, adminMembers, adminUsers } from '#contract/endpoints/people.ts';
import { getPersonOverview } from '#contract/endpoints/person-page.ts';
import { listResultBoards } from '#contract/endpoints/result-boards.ts';
import { getResultImport, listResultImports } from '#contract/endpoints/result-imports.ts';
import { keyOf } from './data.ts';
import type { Kind, ListCall } from './list-call.ts';

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

const community = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  endpoint: Endpoint = listReportedPosts,
): ListCall => ({ name: `community: ${name}`, endpoint, kind, query, as: 'office' });

/** Reported posts, of which a few in a hundred wait. */
const ofCommunity: ListCall[] = [
  community('reported posts', 'first'),
  community('reported posts, newest first', 'first', { sort: '-reported_at' }),
  community('reported posts, waiting', 'first', { state: 'waiting' }),
  community('reported posts, hidden, oldest first', 'first', { state: 'hidden', sort: 'reported_at' }),
  // As far as pages go.
  community('reported posts, last page', 'far', { page: 1_000 }),
  community('a topic with 300 reports', 'own', { id: keyOf.topic(17) }, getModeratedPost),
  community('a comment', 'own', { id: keyOf.comment(777) }, getModeratedPost),
  community('what was decided on a topic', 'first', { id: keyOf.topic(17) }, moderationHistory),
];

const imports = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  endpoint: Endpoint = listResultImports,
): ListCall => ({ name: `imports: ${name}`, endpoint, kind, query, as: 'office' });

const largest = keyOf.resultImport(19_999);
const ofImports: ListCall[] = [
  imports('first page', 'first'),
  imports('last page', 'far', { page: 2_000 }),
  imports('rows of one with 4,000', 'first', { id: largest }, getResultImport),
  imports('the last of its rows', 'far', { id: largest, page: 400 }, getResultImport),
];

const results = (
  name: string,
  kind: Kind,
  query: ListCall['query'] = {},
  endpoint: Endpoint = adminResults.list,
): ListCall => ({ name: `results of the office: ${name}`, endpoint, kind, query, as: 'office' });

const ofSeason = { season: keyOf.season(3), competion: keyOf.competition(14), ageLevel: 'Junior' };

/** Results, of which all boards are published. */
const ofResults: ListCall[] = [
  results('first page', 'first'),
  results('by rank', 'first', { sort: 'ranked' }),
  results('changed last', 'first', { sort: '-updated_at' }),
  results('a season', 'first', { season: ofSeason.season }),
  results('a board by rank', 'first', { ...ofSeason, sort: 'ranked' }),
  results('a region without results', 'first', { region: keyOf.season(0) }),
  {
    ...results('not published', 'figures', { published: 'false' }),
    readsAll: 'none is unpublished, so the index of all results is read to its end; those that wait are the newest',
  },
  results('published', 'first', { published: 'true' }),
  results('500 rows', 'far', { per_page: 500 }),
  results('last page', 'far', { page: 30_000 }),
  results('last page of a season', 'far', { season: ofSeason.season, page: 3_000 }),
  results('search, a number', 'search', { s: 'F20-1230' }),
  results('search, a city', 'search', { s: 'جدة' }),
  results('search, of many by rank', 'search', { s: 'فريق', sort: 'ranked' }),
  results('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  results('search, two letters', 'beginnings', { s: 'ال' }),
  {
    ...results('boards of a season', 'figures', { season: ofSeason.season }, listResultBoards),
    readsAll: 'each result of the season is counted, by an index; an officer opens it now and then',
  },
  results('what was changed', 'first', {}, adminResults.history),
];

const log = (name: string, kind: Kind, query: ListCall['query'] = {}, endpoint: Endpoint = listLog): ListCall => ({
  ...{ name: `log: ${name}`, endpoint, kind, query, as: 'office' },
});

/** The log over all kinds: nearly all lines are one administrator's, and most are changes. */
const ofLog: ListCall[] = [
  log('first page', 'first'),
  log('100 rows', 'far', { per_page: 100 }),
  log('last page', 'far', { page: 1_000 }),
  log('a kind', 'first', { kind: 'talents' }),
  log('a kind, last page', 'far', { kind: 'faqs', page: 1_000 }),
  log('a kind with few lines', 'first', { kind: 'team_people' }),
  log('a kind without lines', 'first', { kind: 'settings' }),
  log('a person', 'first', { by: keyOf.user(4) }),
  log('a person, last page', 'far', { by: keyOf.user(4), page: 1_000 }),
  log('a person with few lines', 'first', { by: keyOf.user(1) }),
  log('a person and a kind', 'first', { by: keyOf.user(4), kind: 'contact_messages' }),
  log('a person and a kind of others', 'first', { by: keyOf.user(4), kind: 'team_people' }),
  log('what was added', 'first', { action: 'created' }),
  log('what was changed, last page', 'far', { action: 'changed', page: 1_000 }),
  log('what was deleted by a person', 'first', { action: 'deleted', by: keyOf.user(4) }),
  log('what was deleted of a kind', 'first', { action: 'deleted', kind: 'faqs' }),
  log('a record', 'first', { record: keyOf.faq(7) }),
  log('some days', 'first', { from: '2020-03-01', to: '2020-03-07' }),
  log('a kind, of some days', 'first', { kind: 'talents', from: '2020-03-01', to: '2020-03-07' }),
  log('search, of many', 'search', { s: 'سؤال' }),
  log('search, of many, last page', 'search', { s: 'سؤال', page: 1_000 }),
  log('search, a name', 'search', { s: 'إبراهيم القحطاني' }),
  log('search, of a kind and a person', 'search', { s: 'محمد', kind: 'talents', by: keyOf.user(4) }),
  log('search, of some days', 'search', { s: 'سؤال', from: '2020-03-01', to: '2020-03-07' }),
  log('search, nothing', 'search', { s: 'لاشيءكهذا' }),
  log('search, two letters', 'beginnings', { s: 'سؤ' }),
  log('by whose changes it is filtered', 'first', { also: keyOf.user(1) }, listLogPeople),
];

/** The back-office's lists of people, contact messages, talents, reported posts, results, their imports and changes. */
export const officeLists: ListCall[] = [
  ...ofPeople,
  ...ofContact,
  ...ofTalents,
  ...ofCommunity,
  ...ofResults,
  ...ofImports,
  ...ofLog,
];
