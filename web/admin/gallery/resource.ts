import Images from 'lucide-react/icons/images';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const gallery = resource({
  address: '/admin/gallery',
  label: { ar: 'معرض الصور', en: 'Gallery' },
  icon: Images,
  access: 'admin-gallery',
  site: paths.gallery(),
  screens: { list: 'GalleryListPage.tsx', form: 'GalleryFormPage.tsx' },
});
