import { askRegistry, refreshFromRegistry as refreshCall } from '#contract/endpoints/team-registry.ts';
import { messages } from '#locales/messages.ts';
import type { Route } from '#server/http/route.ts';
import { compareWithRegistry } from './compare.ts';
import { type RefreshDeps, refreshFromRegistry } from './refresh.ts';

/** The calls by which the office compares somebody of a team with the registry, and takes over what it says. */
export function teamRegistryRoutes(route: Route, deps: RefreshDeps): void {
  route(askRegistry, async ({ body: { id, person: whom }, person }) => {
    const { misprints, ...compared } = await compareWithRegistry(deps, person, { teamId: id, person: whom });
    return { success: true, ...compared, certificates: misprints.length };
  });

  route(refreshCall, async ({ body: { id, person: whom, seen }, person, request }) => {
    const certificates = await refreshFromRegistry(deps, person, { teamId: id, person: whom, seen });
    return { success: true, msg: messages[request.language].updated, certificates };
  });
}
