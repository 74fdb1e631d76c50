import { useRouteLoaderData } from 'react-router';
import type { Site } from './load-site.ts';

/** The site's data, loaded once by the root; undefined only if that load has failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData('root');
}
