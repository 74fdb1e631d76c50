import type { LoggedKind } from '#contract/endpoints/office-log.ts';
import type { z } from '#contract/zod.ts';

interface Form {
  record: z.ZodObject;
  input: z.ZodObject;
  beside?: readonly string[];
}

/**
 * The kinds of records with a form: what a record says, and what its form sends, which tells texts of the editor, pictures and
 * languages. `beside` is what the record has and the log does not, since it stands for something else in it. Each is loaded
 * when a line of its kind is opened: together they would be the calls of all forms (decision 193).
 */
export const formsOfKinds: Partial<Record<LoggedKind, () => Promise<Form>>> = {
  users: async () => (await import('#contract/endpoints/people.ts')).adminUsers,
  teams: async () => {
    const { input } = (await import('#contract/endpoints/admin-teams.ts')).adminTeams;
    return { record: input, input };
  },
  results: async () => ({
    ...(await import('#contract/endpoints/admin-results.ts')).adminResults,
    // What the ids of a result mean; visitors see it by its board.
    beside: ['season', 'competion', 'region', 'level', 'team', 'published', 'created_at'],
  }),
  seasons: async () => (await import('#contract/endpoints/admin-seasons.ts')).adminSeasons,
  competitions: async () => (await import('#contract/endpoints/admin-competitions.ts')).adminCompetitions,
  competition_files: async () => (await import('#contract/endpoints/competition-files.ts')).adminCompetitionFiles,
  faqs: async () => (await import('#contract/endpoints/faqs.ts')).adminFaqs,
  partners: async () => (await import('#contract/endpoints/partners.ts')).adminPartners,
  training_centres: async () => (await import('#contract/endpoints/training-centres.ts')).adminTrainings,
  gallery_items: async () => (await import('#contract/endpoints/gallery.ts')).adminGallery,
  canned_replies: async () => (await import('#contract/endpoints/admin-contact.ts')).adminCannedReplies,
  community_categories: async () => (await import('#contract/endpoints/admin-community.ts')).adminCommunityCategories,
  settings: async () => (await import('#contract/endpoints/settings.ts')).adminSettings,
};
