import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { adminProfile } from './profile/resource.ts';
import { resources } from './resources.ts';
import { resultBoards, resultImport } from './results/resource.ts';

const ofResources: RouteConfigEntry[] = resources.flatMap(
  ({ address, formAddress, folder, screens: { list, form, create = form, view, dialog } }) => {
    const [path, forms, files] = [address.slice(1), formAddress.slice(1), `admin/${folder}`];
    return [
      route(path, `${files}/${list}`, dialog ? [route(':id/view', `${files}/${dialog}`)] : []),
      ...(create ? [route(`${forms}/new`, `${files}/${create}`, { id: `${forms}/new` })] : []),
      ...(form ? [route(`${forms}/:id/edit`, `${files}/${form}`)] : []),
      ...(view ? [route(`${forms}/:id/view`, `${files}/${view}`)] : []),
    ];
  },
);

/** The files of one competition, which is named in the address of the list and of a new one; a file by its own id. */
const ofCompetitionFiles = [
  route('admin/competion/files/:id', 'admin/competition-files/FileListPage.tsx'),
  route('admin/competion/files/:competition/new', 'admin/competition-files/FileFormPage.tsx', { id: 'new-file' }),
  route('admin/competion/files/:id/edit', 'admin/competition-files/FileFormPage.tsx'),
];

/** Where results are published, which their list leads to. */
const ofBoards = route(resultBoards.address.slice(1), 'admin/results/BoardsPage.tsx');

/** The own account, which the menu of the person leads to. */
const ofProfile = route(adminProfile.address.slice(1), `admin/profile/${adminProfile.screens.list}`);

/** Where results are imported from a file, which a button of their list leads to. */
const ofResultImport = route(resultImport.address.slice(1), 'admin/results/import/ImportPage.tsx');

/** The routes of every resource, for `web/routes.ts`. */
export const resourceRoutes: RouteConfigEntry[] = [
  ...ofResources,
  ...ofCompetitionFiles,
  ofBoards,
  ofResultImport,
  ofProfile,
];
