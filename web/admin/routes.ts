import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { resources } from './resources.ts';

const ofResources: RouteConfigEntry[] = resources.flatMap(
  ({ address, formAddress, folder, screens: { list, form, view, create = form } }) => {
    const [path, forms, files] = [address.slice(1), formAddress.slice(1), `admin/${folder}`];
    return [
      // A dialog over the list, which stays as it is.
      route(path, `${files}/${list}`, view ? [route(':id/view', `${files}/${view}`)] : []),
      ...(create ? [route(`${forms}/new`, `${files}/${create}`, { id: `${forms}/new` })] : []),
      ...(form ? [route(`${forms}/:id/edit`, `${files}/${form}`)] : []),
    ];
  },
);

/** The files of one competition, which is named in the address of the list and of a new one; a file by its own id. */
const ofCompetitionFiles = [
  route('admin/competion/files/:id', 'admin/competition-files/FileListPage.tsx'),
  route('admin/competion/files/:competition/new', 'admin/competition-files/FileFormPage.tsx', { id: 'new-file' }),
  route('admin/competion/files/:id/edit', 'admin/competition-files/FileFormPage.tsx'),
];

/** A message to the office has a page; what replies begin with is edited below the same address. */
const ofContact = [
  route('admin/contact-us/canned', 'admin/contact-us/CannedReplyListPage.tsx'),
  route('admin/contact-us/canned/new', 'admin/contact-us/CannedReplyFormPage.tsx', { id: 'new-canned-reply' }),
  route('admin/contact-us/canned/:id/edit', 'admin/contact-us/CannedReplyFormPage.tsx'),
  route('admin/contact-us/:id', 'admin/contact-us/ContactPage.tsx'),
];

/** A reported post has a page; the forum's categories are edited below the same address. */
const ofCommunity = [
  route('admin/community/categories', 'admin/community/CategoryListPage.tsx'),
  route('admin/community/categories/new', 'admin/community/CategoryFormPage.tsx', { id: 'new-category' }),
  route('admin/community/categories/:id/edit', 'admin/community/CategoryFormPage.tsx'),
  route('admin/community/:id', 'admin/community/ReportedPostPage.tsx'),
];

/** Results are imported from a file, and published by board. */
const ofResults = [
  route('admin/results/import', 'admin/results/ImportPage.tsx'),
  route('admin/results/boards', 'admin/results/BoardsPage.tsx'),
];

/** A team has a view with tabs, and its form; of many at once there are mails to their coaches, and certificates. */
const ofTeams = [
  route('admin/teams/mailings', 'admin/teams/MailingListPage.tsx'),
  route('admin/teams/mailings/new', 'admin/teams/MailingFormPage.tsx'),
  route('admin/teams/mailings/:id', 'admin/teams/MailingPage.tsx'),
  route('admin/teams/certificates', 'admin/teams/BatchListPage.tsx'),
  route('admin/team/:id/view', 'admin/teams/TeamViewPage.tsx'),
  route('admin/team/:id/edit', 'admin/teams/TeamFormPage.tsx'),
];

/** The routes of every resource, for `web/routes.ts`. */
export const resourceRoutes: RouteConfigEntry[] = [
  ...ofResources,
  ...ofCompetitionFiles,
  ...ofContact,
  ...ofCommunity,
  ...ofResults,
  ...ofTeams,
];
