import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { findNeeds } from './web/lib/page-needs.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  /** A page that does not say whom it is for fails the build. */
  async buildEnd({ reactRouterConfig }) {
    const { routes }: ServerBuild = await import(
      /* @vite-ignore */
      pathToFileURL(`${reactRouterConfig.buildDirectory}/server/index.js`).href
    );
    findNeeds(routes);
  },
} satisfies Config;
