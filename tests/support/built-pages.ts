import { buildPagesOnce } from '#web/build-once.ts';

/** Journeys test the built pages, as in production. */
export default async function setup(): Promise<void> {
  await buildPagesOnce();
}
