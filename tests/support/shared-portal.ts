import type { TestProject } from 'vitest/node';
import { openBuiltPortal } from './built-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal is that the journeys share which change nothing that others see. */
    sharedPortal: string;
  }
}

/** One portal for most journeys: a first start, with its sample content, takes ten seconds of a processor. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await openBuiltPortal();
  project.provide('sharedPortal', portal.address);
  return portal.close;
}
