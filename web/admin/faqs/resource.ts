import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const faqs = resource({
  address: '/admin/faqs',
  label: { ar: 'الأسئلة الشائعة', en: 'FAQs' },
  icon: MessageCircleQuestionMark,
  calls: adminFaqs,
  screens: { list: 'FaqListPage.tsx', form: 'FaqFormPage.tsx' },
  site: `${paths.home()}#faq`,
});
