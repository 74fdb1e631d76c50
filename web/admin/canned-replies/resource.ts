import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import { contactMessages } from '../contact-us/resource.ts';
import { resource } from '../kit/resource.ts';

export const cannedReplies = resource({
  address: '/admin/contact-us/canned',
  folder: 'canned-replies',
  parent: contactMessages,
  label: { ar: 'الردود الجاهزة', en: 'Canned replies' },
  icon: MessageSquareQuote,
  calls: adminCannedReplies,
  screens: { list: 'CannedReplyListPage.tsx', form: 'CannedReplyFormPage.tsx' },
});
