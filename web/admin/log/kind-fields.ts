import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import { adminResults } from '#contract/endpoints/admin-results.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { adminGallery } from '#contract/endpoints/gallery.ts';
import type { LoggedKind } from '#contract/endpoints/office-log.ts';
import { adminPartners } from '#contract/endpoints/partners.ts';
import { adminUsers } from '#contract/endpoints/people.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import type { z } from '#contract/zod.ts';

interface Form {
  record: z.ZodObject;
  input: z.ZodObject;
  beside?: readonly string[];
}

/**
 * The kinds of records with a form: what a record says, and what its form sends, which tells texts of the editor, pictures and
 * languages. `beside` is what the record has and the log does not, since it stands for something else in it. Apart from `kinds.ts`, so that the list does not load it.
 */
export const formsOfKinds: Partial<Record<LoggedKind, Form>> = {
  users: adminUsers,
  results: {
    ...adminResults,
    // What the ids of a result mean; visitors see it by its board.
    beside: ['season', 'competion', 'region', 'level', 'team', 'published', 'created_at'],
  },
  seasons: adminSeasons,
  competitions: adminCompetitions,
  competition_files: adminCompetitionFiles,
  faqs: adminFaqs,
  partners: adminPartners,
  training_centres: adminTrainings,
  gallery_items: adminGallery,
  canned_replies: adminCannedReplies,
  community_categories: adminCommunityCategories,
  settings: adminSettings,
};
