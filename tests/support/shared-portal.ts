import type { TestProject } from 'vitest/node';
import { openBuiltPortal } from './built-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys' portal is. What one of them registers or writes, the others must bear to see. */
    sharedPortal: string;
  }
}

/** One portal for the journeys that need none of their own: a first start takes ten seconds of a processor. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await openBuiltPortal();
  project.provide('sharedPortal', portal.address);
  return portal.close;
}
