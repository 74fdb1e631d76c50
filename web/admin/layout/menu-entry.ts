import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#contract/access.ts';
import type { WordKey } from '#web/lib/words.tsx';

/** What a resource of the back-office tells about itself (`resource.ts`): its place in the menu, and who may. */
export type MenuEntry = { to: string; word: WordKey<'layout'>; icon: LucideIcon; needs: Permission };
