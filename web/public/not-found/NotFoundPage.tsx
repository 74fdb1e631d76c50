import { data } from 'react-router';
import { NotFoundScreen } from '#web/layout/index.ts';

/** Any unknown address, and those that the portal itself sends lost people to. */
export const loader = () => data(null, { status: 404 });

export default NotFoundScreen;
