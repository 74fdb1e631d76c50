import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { NameAndDescription } from '../kit/form/NameAndDescription.tsx';
import { formPage } from '../kit/form-page.tsx';
import { faqs } from './resource.ts';

/** `/admin/faqs/new` and `/admin/faqs/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: faqs,
  calls: adminFaqs,
  words: 'admin-faqs',
  empty: { name: '', name_en: '', description: '', description_en: '' },
  Fields: ({ form }) => <NameAndDescription form={form} />,
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
