import Settings from 'lucide-react/icons/settings';
import { resource } from '../kit/resource.ts';

/** One record without a list: its form is at the address. */
export const settings = resource({
  address: '/admin/settings',
  label: { ar: 'الإعدادات', en: 'Settings' },
  icon: Settings,
  access: 'admin-settings',
  screens: { list: 'SettingsPage.tsx' },
});
