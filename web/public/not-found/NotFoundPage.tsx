import { data } from 'react-router';
import { NotFoundScreen } from '#web/layout/index.ts';
import type { PageHandle } from '#web/lib/words.tsx';

export const handle = { needs: 'public', words: [] } satisfies PageHandle;

/** Any unknown address, and those to which the portal redirects for missing pages. */
export const loader = () => data(null, { status: 404 });

export default NotFoundScreen;
