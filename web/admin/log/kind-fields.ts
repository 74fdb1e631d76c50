import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import { adminResults } from '#contract/endpoints/admin-results.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { adminTalents } from '#contract/endpoints/admin-talents.ts';
import { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { adminGallery } from '#contract/endpoints/gallery.ts';
import type { LoggedKind } from '#contract/endpoints/office-log.ts';
import { adminPartners } from '#contract/endpoints/partners.ts';
import { adminUsers } from '#contract/endpoints/people.ts';
import { adminSettings, SettingInput } from '#contract/endpoints/settings.ts';
import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import type { z } from '#contract/zod.ts';

interface KindFields {
  /** A record as it is answered: what the log can say of one. */
  record?: z.ZodObject;
  /** What its form sends, which says how each field is shown. */
  input?: z.ZodObject;
}

/** The fields of the kinds of records that the office edits. */
export const fieldsOfKinds: Partial<Record<LoggedKind, KindFields>> = {
  teams: { input: AdminTeamInput },
  users: adminUsers,
  canned_replies: adminCannedReplies,
  seasons: adminSeasons,
  competitions: adminCompetitions,
  competition_files: adminCompetitionFiles,
  faqs: adminFaqs,
  partners: adminPartners,
  training_centres: adminTrainings,
  gallery_items: adminGallery,
  talents: { record: adminTalents.record },
  results: adminResults,
  community_categories: adminCommunityCategories,
  settings: { record: adminSettings.record, input: SettingInput },
};
