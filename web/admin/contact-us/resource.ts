import Mails from 'lucide-react/icons/mails';
import { query } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

const contacts = resource({
  address: '/admin/contact-us',
  label: { ar: 'رسائل التواصل', en: 'Contact us' },
  icon: Mails,
  access: 'admin-contact',
  screens: { list: 'ContactListPage.tsx', view: 'ContactPage.tsx' },
});

export const contactMessages = {
  ...contacts,
  /** @param assigned the list's filter, within which the page offers the next message */
  one: (id: string, assigned?: string | undefined) => contacts.view(id) + query({ assigned }),
};
