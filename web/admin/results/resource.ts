import Medal from 'lucide-react/icons/medal';
import { query } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const results = resource({
  address: '/admin/results',
  label: { ar: 'النتائج', en: 'Results' },
  icon: Medal,
  access: 'admin-results',
  screens: { list: 'ResultListPage.tsx', form: 'ResultFormPage.tsx' },
});

/** Where boards are published: no entry of the menu, but a button of the list. */
export const resultBoards = {
  address: `${results.address}/boards`,
  of: (season: string) => `${results.address}/boards${query({ season })}`,
};

/** Where a file is imported, and earlier imports are undone. */
export const resultImport = {
  address: `${results.address}/import`,
  of: (id: string) => `${results.address}/import${query({ id })}`,
};
