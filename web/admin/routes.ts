import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { resources } from './resources.ts';

/** The routes of every resource, for `web/routes.ts`. */
export const resourceRoutes: RouteConfigEntry[] = resources.flatMap(({ address, screens: { list, form } }) => {
  const path = address.slice(1);
  return [
    route(path, `${path}/${list}`),
    ...(form ? [route(`${path}/new`, `${path}/${form}`, { id: `${path}/new` })] : []),
    ...(form ? [route(`${path}/:id/edit`, `${path}/${form}`)] : []),
  ];
});
