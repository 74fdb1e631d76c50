import { data } from 'react-router';
import { NotFoundScreen } from '#web/layout/index.ts';
import type { PageHandle } from '#web/lib/words.tsx';

export const handle = { needs: 'public', words: [] } satisfies PageHandle;

/** Any unknown address, and those that the portal itself sends lost people to. */
export const loader = () => data(null, { status: 404 });

export default NotFoundScreen;
