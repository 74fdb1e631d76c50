import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/entities.ts';

/** Who is looking at a page of the back-office: the person its guard has let in. */
export function useCurrentUser(): User {
  const data = useRouteLoaderData<{ user: User }>('admin/layout/AdminLayout');
  if (!data) throw new Error('useCurrentUser() outside of the back-office');
  return data.user;
}
