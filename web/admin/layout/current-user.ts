import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/entities.ts';

/** The viewer of a back-office page: the person whom its guard let through. */
export function useCurrentUser(): User {
  const data = useRouteLoaderData<{ user: User }>('admin/layout/AdminLayout');
  if (!data) throw new Error('useCurrentUser() outside of the back-office');
  return data.user;
}
