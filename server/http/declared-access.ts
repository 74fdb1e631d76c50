import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Access, can } from '#contract/access.ts';
import { Refusal } from './refusal.ts';
import type { Identify } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may fetch a file that is not for all: see `filesFor`. */
    access?: Access;
    /** Why a route that is neither a declared call (`route.ts`) nor such a file answers everybody. */
    openBecause?: string;
  }
  interface FastifyInstance {
    /** Every route of this app, by method and address: what it declares about who may call it. */
    accessOfRoutes: ReadonlyMap<string, string>;
  }
}

/**
 * Refuses to start an app that has a route of which nobody said who may call it: each is either a declared call, which
 * carries its access, or says why it is open. Register it before any route.
 */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const declared = new Map<string, string>();
  const undeclared: string[] = [];
  const routes: RouteOptions[] = [];
  app.decorate('accessOfRoutes', declared);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Only now, since what is registered as a whole is marked after the hook of this app has run.
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const access = config?.endpoint?.access ?? config?.access ?? config?.openBecause;
      for (const name of [method].flat().map((one) => `${one} ${url}`)) {
        if (access) declared.set(name, access);
        else undeclared.push(name);
      }
    }
    if (undeclared.length > 0) {
      throw new Error(
        `Nobody declares who may call ${undeclared.join(', ')}. A call of the API is declared in contract/endpoints; a file or a feed says \`config: { openBecause: '…' }\`.`,
      );
    }
  });
}

/** Refuses whoever may not, in the order that a caller can do something about it: sign in again, sign in, leave it. */
export function refuseUnless(request: FastifyRequest, access: Access): void {
  if (can(request.role, access)) return;
  if (request.role === 'guest') throw new Refusal(request.sessionEnded ? 'session_ended' : 'not_signed_in');
  throw new Refusal('not_allowed');
}

/** The options of a route that serves files to those with an access. Which of them are one's own is the handler's to find. */
export const filesFor = (access: Access, identify: Identify) => ({
  config: { access },
  onRequest: async (request: FastifyRequest) => {
    await identify(request);
    refuseUnless(request, access);
  },
});

/** Marks every route that is registered on this app from now on, for what a library or the sandbox registers as a whole. */
export function openAllBecause(app: FastifyInstance, reason: string): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, openBecause: reason };
  });
}
