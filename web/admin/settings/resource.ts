import Settings from 'lucide-react/icons/settings';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { resource } from '../kit/resource.ts';

/** One record without a list: its form is at the address. */
export const settings = resource({
  address: '/admin/settings',
  label: { ar: 'الإعدادات', en: 'Settings' },
  icon: Settings,
  calls: { list: adminSettings.get, update: adminSettings.update },
  screens: { list: 'SettingsPage.tsx' },
});
