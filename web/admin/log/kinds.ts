import type { LogEntry, LoggedKind } from '#contract/endpoints/office-log.ts';
import { paths } from '#web/app/paths.ts';
import { categories, reportedPosts } from '../community/resource.ts';
import { filesOf } from '../competition-files/resource.ts';
import { competitions } from '../competitions/resource.ts';
import { cannedReplies, contactMessages } from '../contact-us/resource.ts';
import { deletionRequests } from '../deletion-requests/resource.ts';
import { faqs } from '../faqs/resource.ts';
import { gallery } from '../gallery/resource.ts';
import type { ResourceWords } from '../kit/field-labels.ts';
import { talents } from '../moetalents/resource.ts';
import { partners } from '../partners/resource.ts';
import { resultBoards, resultImport, results } from '../results/resource.ts';
import { seasons } from '../seasons/resource.ts';
import { settings } from '../settings/resource.ts';
import { system } from '../system/resource.ts';
import { certificateBatches, teamMailings, teams } from '../teams/resource.ts';
import { trainings } from '../trainings/resource.ts';
import { transactions } from '../transection/resource.ts';
import { users } from '../users/resource.ts';

interface LogKind {
  /** The words that name its fields; without them `fields` of `admin-log` does. */
  words?: Exclude<ResourceWords, 'admin-log'>;
  /** Where the record is, if it has a page. */
  at?: (entry: Pick<LogEntry, 'record_id' | 'name'>) => string;
}

const team: LogKind = { at: ({ record_id }) => teams.view(record_id) };

/** How each kind of record in the log is named; its fields are `fieldsOfKinds`, which only the view of a line loads. */
export const logKinds: Record<LoggedKind, LogKind> = {
  teams: team,
  team_people: team,
  team_entity: team,
  certificate_batches: { at: () => certificateBatches.address },
  team_mailings: { at: ({ record_id }) => teamMailings.one(record_id) },
  // Its name in the log is its serial.
  certificates: { at: ({ name }) => paths.certificate(name) },
  users: { words: 'admin-users', at: edited(users) },
  orders: { at: ({ record_id }) => transactions.view(record_id) },
  contact_messages: { at: ({ record_id }) => contactMessages.one(record_id) },
  canned_replies: { words: 'admin-canned-replies', at: edited(cannedReplies) },
  seasons: { words: 'admin-seasons', at: edited(seasons) },
  competitions: { words: 'admin-competitions', at: edited(competitions) },
  competition_files: { words: 'admin-competition-files', at: edited(filesOf('')) },
  faqs: { words: 'admin-faqs', at: edited(faqs) },
  partners: { words: 'admin-partners', at: edited(partners) },
  training_centres: { words: 'admin-trainings', at: edited(trainings) },
  gallery_items: { words: 'admin-gallery', at: edited(gallery) },
  talents: { words: 'admin-talents', at: ({ record_id }) => talents.view(record_id) },
  results: { words: 'admin-results', at: edited(results) },
  result_boards: { at: () => resultBoards.address },
  result_imports: { at: () => resultImport.address },
  community_topics: { at: ({ record_id }) => reportedPosts.one(record_id) },
  community_comments: { at: ({ record_id }) => reportedPosts.one(record_id) },
  community_categories: { words: 'admin-community-categories', at: edited(categories) },
  exports: {},
  jobs: { at: () => system.address },
  deletion_requests: { at: () => deletionRequests.address },
  settings: { words: 'admin-settings', at: () => settings.address },
};

function edited({ edit }: { edit: (id: string) => string }): LogKind['at'] {
  return ({ record_id }) => edit(record_id);
}

/** The words of all kinds, which a page of the log says in its handle. */
export const wordsOfKinds = Object.values(logKinds).flatMap(({ words }) => words ?? []);
