import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { contactMessages } from '../contact-us/resource.ts';
import { resource } from '../kit/resource.ts';

export const cannedReplies = resource({
  address: '/admin/contact-us/canned',
  folder: 'canned-replies',
  parent: contactMessages,
  label: { ar: 'الردود الجاهزة', en: 'Canned replies' },
  icon: MessageSquareQuote,
  access: { list: 'admin-contact', form: 'admin-canned-replies' },
  screens: { list: 'CannedReplyListPage.tsx', form: 'CannedReplyFormPage.tsx' },
});
