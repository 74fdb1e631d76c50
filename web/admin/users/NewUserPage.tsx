import { adminUsers } from '#contract/endpoints/people.ts';
import { page } from './user-form.tsx';

/** For administrators alone; a sub admin edits (back-office spec, section 2). */
export const handle = { ...page.handle, needs: adminUsers.create.access };
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
