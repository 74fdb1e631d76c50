import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { adminGallery } from '#contract/endpoints/gallery.ts';
import { adminPartners } from '#contract/endpoints/partners.ts';
import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { formOf } from './forms.ts';
import { type Known, sampleOf } from './sample-of.ts';
import { picture, type TestSeason } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** The resources of the back-office that have a form, by the end of their address. */
export const resources = {
  seasons: adminSeasons,
  competions: adminCompetitions,
  files: adminCompetitionFiles,
  gallery: adminGallery,
  partners: adminPartners,
  tranings: adminTrainings,
  faqs: adminFaqs,
  'contactus/canned': adminCannedReplies,
  'community/categories': adminCommunityCategories,
} as const;
export type Resource = keyof typeof resources;

export async function uploadForOffice(portal: TestPortal, kind: 'picture' | 'document'): Promise<string> {
  const file =
    kind === 'picture' ? new Blob([new Uint8Array(await picture())]) : new Blob(['%PDF-1.7 the rules\n%%EOF']);
  const address = kind === 'picture' ? '/api/admin/uploads' : '/api/admin/uploads/documents';
  return (await portal.call('POST', address, { as: 'admin', ...(await formOf({ file })) })).json.url;
}

let last = 0;

/**
 * A valid input with every field there: texts are `text`, what may be empty and is no plain text is empty.
 * @param own values of fields by name, instead of these
 */
export async function inputOf(
  portal: TestPortal,
  { season, regionId }: { season: TestSeason; regionId: string },
  resource: Resource,
  own: Known = {},
): Promise<unknown> {
  last += 1;
  const slug = `of-office-${last}`;
  const files = await uploadForOffice(portal, resource === 'files' ? 'document' : 'picture');
  const banner = resource === 'competions' && (await uploadForOffice(portal, 'picture'));
  return sampleOf(resources[resource].input, {
    ...{ slug: () => slug, season: () => season.season.id, competion_id: () => season.paid.id, region: () => regionId },
    ...{ competion: () => '', competions: () => [], file_path: () => files, file_path_en: () => '' },
    ...{ logo: () => '', banner: () => '', image: () => '', link: () => '', video: () => '', location: () => '' },
    ...{ phone: () => '', kind: () => 'final', from: () => '2027-01-01', to: () => '2027-02-01' },
    _id: () => crypto.randomUUID(),
    // Competitions need two pictures.
    ...(banner && { logo: () => files, banner: () => banner }),
    ...own,
  });
}
