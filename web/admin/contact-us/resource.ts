import Mails from 'lucide-react/icons/mails';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { resource } from '../kit/resource.ts';

const contacts = resource({
  address: '/admin/contact-us',
  label: { ar: 'رسائل التواصل', en: 'Contact us' },
  icon: Mails,
  access: 'admin-contact',
  screens: { list: 'ContactListPage.tsx' },
});

/** Messages have a page each, where they are read and replied to, and no form. */
export const contactMessages = {
  ...contacts,
  /** @param narrowing as the list: the next message is one of those */
  one: (id: string, narrowing: { assigned?: string | undefined } = {}) =>
    `${contacts.address}/${encodeURIComponent(id)}${narrowing.assigned ? `?assigned=${narrowing.assigned}` : ''}`,
};

/** What replies begin with: no entry of the menu, but a link of the list above. */
export const cannedReplies = resource({
  address: '/admin/contact-us/canned',
  folder: 'contact-us',
  parent: contacts,
  label: { ar: 'الردود الجاهزة', en: 'Canned replies' },
  icon: MessageSquareQuote,
  access: { list: 'admin-contact', form: 'admin-contact:write-canned' },
  screens: { list: 'CannedReplyListPage.tsx', form: 'CannedReplyFormPage.tsx' },
});
