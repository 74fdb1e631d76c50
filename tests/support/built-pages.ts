import { buildPagesOnce } from '#web/build-once.ts';

/** Journeys look at the pages as people get them: built. */
export default async function setup(): Promise<void> {
  await buildPagesOnce();
}
