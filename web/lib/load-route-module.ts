import { openAnew } from './newer-build.ts';

/** What the router keeps on the window in the browser. */
type RouterWindow = {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
};

/** Where the person is going while a screen is loaded. */
function target(): string | undefined {
  const location = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  return location && location.pathname + location.search + location.hash;
}

/**
 * Stands in for the router's own function in the build (vite.config.ts, decision 048), which reloads the page that one is
 * leaving whenever a screen cannot be loaded, as often as that happens, and without a connection too. A screen that went
 * with an older build leads to where the person was going, once; else the error screen comes.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  modules: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in modules) return modules[route.id];
  try {
    modules[route.id] = await import(/* @vite-ignore */ route.module);
    return modules[route.id];
  } catch (error) {
    // A page that is being left shows no error.
    if (await openAnew(route.module, target())) return new Promise(() => {});
    return {
      default: () => {
        throw error;
      },
    };
  }
}
