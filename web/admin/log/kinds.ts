import type { LoggedKind, LogLine } from '#contract/endpoints/office-log.ts';
import { paths } from '#web/app/paths.ts';
import { cannedReplies } from '../canned-replies/resource.ts';
import { reportedPosts } from '../community/resource.ts';
import { communityCategories } from '../community-categories/resource.ts';
import { filesOf } from '../competition-files/resource.ts';
import { competitions } from '../competitions/resource.ts';
import { contactMessages } from '../contact-us/resource.ts';
import { deletionRequests } from '../deletion-requests/resource.ts';
import { faqs } from '../faqs/resource.ts';
import { gallery } from '../gallery/resource.ts';
import type { ResourceWords } from '../kit/field-labels.ts';
import { talents } from '../moetalents/resource.ts';
import { partners } from '../partners/resource.ts';
import { resultBoards, resultImport, results } from '../results/resource.ts';
import { seasons } from '../seasons/resource.ts';
import { settings } from '../settings/resource.ts';
import { teams } from '../teams/resource.ts';
import { trainings } from '../trainings/resource.ts';
import { users } from '../users/resource.ts';

interface LogKind {
  /** The words that name its fields; without them `fields` of `admin-log` does. */
  words?: Exclude<ResourceWords, 'admin-log'>;
  /** The page of a record, if it has one. */
  page?: (line: Pick<LogLine, 'record_id' | 'name'>) => string;
}

const edited =
  ({ edit }: { edit: (id: string) => string }): LogKind['page'] =>
  ({ record_id }) =>
    edit(record_id);
const viewed =
  ({ view }: { view: (id: string) => string }): LogKind['page'] =>
  ({ record_id }) =>
    view(record_id);

/** How the log shows each kind of record; what a form of it sends is in `kind-fields.ts`. */
export const logKinds: Record<LoggedKind, LogKind> = {
  teams: { words: 'admin-teams', page: viewed(teams) },
  team_people: { page: viewed(teams) },
  team_entity: { page: viewed(teams) },
  // Its name in the log is its serial.
  certificates: { page: ({ name }) => paths.certificate(name) },
  users: { words: 'admin-users', page: viewed(users) },
  contact_messages: { page: viewed(contactMessages) },
  talents: { words: 'admin-talents', page: viewed(talents) },
  community_topics: { words: 'admin-community', page: viewed(reportedPosts) },
  community_comments: { words: 'admin-community', page: viewed(reportedPosts) },
  deletion_requests: { page: () => deletionRequests.address },
  results: { words: 'admin-results', page: edited(results) },
  result_imports: { page: ({ record_id }) => resultImport.of(record_id) },
  result_boards: { page: () => resultBoards.address },
  team_views: { page: () => teams.address },
  exports: {},
  seasons: { words: 'admin-seasons', page: edited(seasons) },
  competitions: { words: 'admin-competitions', page: edited(competitions) },
  competition_files: { words: 'admin-competition-files', page: edited(filesOf('')) },
  faqs: { words: 'admin-faqs', page: edited(faqs) },
  partners: { words: 'admin-partners', page: edited(partners) },
  training_centres: { words: 'admin-trainings', page: edited(trainings) },
  gallery_items: { words: 'admin-gallery', page: edited(gallery) },
  canned_replies: { words: 'admin-canned-replies', page: edited(cannedReplies) },
  community_categories: { words: 'admin-community-categories', page: edited(communityCategories) },
  settings: { words: 'admin-settings', page: () => settings.address },
};

/** Whether lines of a kind have a person's gender or nationality. */
export const saysOfPeople = (kind: LoggedKind) => ['users', 'team_people', 'team_entity'].includes(kind);

/** The words that the pages of the log need. */
export const wordsOfLog = [
  ...(['admin', 'admin-log', 'admin-users', 'admin-deletion-requests'] as const),
  ...Object.values(logKinds).flatMap(({ words }) => words ?? []),
];
