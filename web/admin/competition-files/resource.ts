import FileText from 'lucide-react/icons/file-text';
import { competitions } from '../competitions/resource.ts';
import { resource } from '../kit/resource.ts';

/** The files of one competition: their list has its id in its address, a file its own (back-office spec, section 2). */
export function filesOf(competition: string) {
  const part = encodeURIComponent(competition);
  return {
    ...resource({
      address: `/admin/competion/files/${part}`,
      folder: 'competition-files',
      parent: competitions,
      label: { ar: 'ملفات المسابقة', en: 'Files of the competition' },
      icon: FileText,
      access: 'admin-competitions',
      screens: { list: 'FileListPage.tsx', form: 'FileFormPage.tsx' },
    }),
    edit: (id: string) => `/admin/competion/files/${encodeURIComponent(id)}/edit`,
  };
}

/** Whom their screens are for. */
export const { needs } = filesOf('');
