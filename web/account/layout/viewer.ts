import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/entities.ts';

/** The viewer of a page inside the account layout: the person whom its guard let through. */
export function useViewer(): User {
  const data = useRouteLoaderData<{ user: User }>('account/layout/AccountLayout');
  if (!data) throw new Error('useViewer() outside of the account layout');
  return data.user;
}
