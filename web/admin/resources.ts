import { admins } from './admins/resource.ts';
import { cannedReplies } from './canned-replies/resource.ts';
import { reportedPosts } from './community/resource.ts';
import { communityCategories } from './community-categories/resource.ts';
import { competitions } from './competitions/resource.ts';
import { contactMessages } from './contact-us/resource.ts';
import { dashboard } from './dashboard/resource.ts';
import { deletionRequests } from './deletion-requests/resource.ts';
import { faqs } from './faqs/resource.ts';
import { gallery } from './gallery/resource.ts';
import type { Resource } from './kit/resource.ts';
import { officeLog } from './log/resource.ts';
import { members } from './members/resource.ts';
import { talents } from './moetalents/resource.ts';
import { partners } from './partners/resource.ts';
import { results } from './results/resource.ts';
import { seasons } from './seasons/resource.ts';
import { settings } from './settings/resource.ts';
import { teams } from './teams/resource.ts';
import { trainings } from './trainings/resource.ts';
import { users } from './users/resource.ts';

/** The back-office, in the order of its menu: a resource that is listed here has its entry, its routes and its guard. */
export const resources: readonly Resource[] = [
  dashboard,
  teams,
  results,
  users,
  members,
  admins,
  seasons,
  competitions,
  faqs,
  partners,
  trainings,
  talents,
  gallery,
  reportedPosts,
  communityCategories,
  contactMessages,
  cannedReplies,
  deletionRequests,
  officeLog,
  settings,
];
