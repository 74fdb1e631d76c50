import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { communityCategories } from './resource.ts';

/** `/admin/community/categories/new` and `/admin/community/categories/{id}/edit`. */
const page = formPage({
  resource: communityCategories,
  calls: adminCommunityCategories,
  words: 'admin-community-categories',
  empty: { name: '', name_en: '' },
  Fields: ({ form }) => (
    <TwoLanguages form={form} name="name">
      {(field) => <TextField {...field} />}
    </TwoLanguages>
  ),
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
