import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#contract/access.ts';
import type { WordKey } from '#web/lib/words.tsx';

/** A resource's entry in the back-office menu (`resource.ts`): its position and who may see it. */
export type MenuEntry = { to: string; word: WordKey<'layout'>; icon: LucideIcon; needs: Permission };
