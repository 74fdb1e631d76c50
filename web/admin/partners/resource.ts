import Handshake from 'lucide-react/icons/handshake';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const partners = resource({
  address: '/admin/partners',
  label: { ar: 'الشركاء', en: 'Partners' },
  icon: Handshake,
  access: 'admin-partners',
  site: `${paths.about()}#partners`,
  screens: { list: 'PartnerListPage.tsx', form: 'PartnerFormPage.tsx' },
});
