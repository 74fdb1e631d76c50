import { buildPagesOnce, bundleServerOnce } from '#web/build-once.ts';

/* Builds a checkout as `npm start` does, and starts nothing. */
await buildPagesOnce();
await bundleServerOnce();
