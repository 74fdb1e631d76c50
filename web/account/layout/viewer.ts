import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/entities.ts';

/** Who is looking at a page inside the account layout: the person its guard has let in. */
export function useViewer(): User {
  const data = useRouteLoaderData<{ user: User }>('account/layout/AccountLayout');
  if (!data) throw new Error('useViewer() outside of the account layout');
  return data.user;
}
