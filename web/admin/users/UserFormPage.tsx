import { page } from './user-form.tsx';

export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
