import { dashboard } from '../dashboard/resource.ts';
import { teams } from '../teams/resource.ts';
import type { MenuEntry } from './menu-entry.ts';

/** The back-office's menu, in order: the person's rights decide what it shows (back-office spec, section 2). */
export const adminMenu: readonly MenuEntry[] = [dashboard, teams];
