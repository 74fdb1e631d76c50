import { openAnew } from './newer-build.ts';

/** The router's property on the window in the browser. */
type RouterWindow = {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
};

/** The target of the navigation while a screen is loading. */
function target(): string | undefined {
  const location = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  return location && location.pathname + location.search + location.hash;
}

/**
 * Replaces the router's own function in the build (vite.config.ts, decision 048). The original reloads the current page
 * whenever a screen cannot be loaded, repeatedly and even without a connection. This one goes to the target once if the
 * screen belonged to an older build; otherwise the error screen is shown.
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
    // While the browser leaves the page, show no error.
    if (await openAnew(route.module, target())) return new Promise(() => {});
    return {
      default: () => {
        throw error;
      },
    };
  }
}
