import { personPage } from '../people/page/person-page.tsx';
import { admins } from './resource.ts';

const page = personPage(admins);
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
