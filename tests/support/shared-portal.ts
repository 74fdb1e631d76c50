import type { TestProject } from 'vitest/node';
import { openBuiltPortal } from './built-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the journeys' shared portal. A journey must tolerate what the others register or write there. */
    sharedPortal: string;
  }
}

/** One portal for the journeys that need none of their own: a first start takes ten seconds of processor time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await openBuiltPortal();
  project.provide('sharedPortal', portal.address);
  return portal.close;
}
