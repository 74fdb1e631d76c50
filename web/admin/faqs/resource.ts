import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const faqs = resource({
  address: '/admin/faqs',
  label: { ar: 'الأسئلة الشائعة', en: 'FAQs' },
  icon: MessageCircleQuestionMark,
  access: 'admin-faqs',
  screens: { list: 'FaqListPage.tsx', form: 'FaqFormPage.tsx' },
  site: `${paths.home()}#faq`,
});
