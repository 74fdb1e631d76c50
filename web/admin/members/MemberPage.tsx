import { personPage } from '../people/page/person-page.tsx';
import { members } from './resource.ts';

const page = personPage(members);
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
