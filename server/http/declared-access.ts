import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Access, can } from '#contract/access.ts';
import type { DeclaredFile } from '#contract/files.ts';
import { Refusal } from './refusal.ts';
import type { Identify } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The declared file behind a route that is no call, and who may fetch it: see `openFile` and `filesFor`. The plugin that
     * serves files has a `file` of its own.
     */
    declaredFile?: DeclaredFile;
    access?: Access;
    /** Why a route that is neither a declared call (`route.ts`) nor such a file is open to everybody. */
    openBecause?: string;
  }
  interface FastifyInstance {
    /** Every route of this app, by method and address, with its declared access. */
    accessOfRoutes: ReadonlyMap<string, string>;
  }
}

/** The hooks of `filesFor`: an access that is only written into `config` guards nothing. */
const guards = new WeakSet<object>();

/**
 * Refuses to start an app with a route without declared access: each is either a declared call, which has its access,
 * or states why it is open. Register it before any route.
 */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const declared = new Map<string, string>();
  const undeclared: string[] = [];
  const routes: RouteOptions[] = [];
  app.decorate('accessOfRoutes', declared);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Not earlier: routes of plugins are marked after this hook has run.
  app.addHook('onReady', async () => {
    for (const { method, url, config, onRequest, constraints } of routes) {
      const fileAccess = [onRequest].flat().some((hook) => hook && guards.has(hook)) ? config?.access : undefined;
      const access = config?.endpoint?.access ?? fileAccess ?? config?.openBecause;
      const address = constraints?.selectedBy ? `${url}?${constraints.selectedBy}` : url;
      for (const name of [method].flat().map((one) => `${one} ${address}`)) {
        if (access) declared.set(name, access);
        else undeclared.push(name);
      }
    }
    if (undeclared.length > 0) {
      throw new Error(
        `Nobody declares who may call ${undeclared.join(', ')}. A call of the API is declared in contract/endpoints; a file is declared in contract/files.ts and has the options of \`filesFor\` or \`openFile\`; anything else says \`config: { openBecause: '…' }\`.`,
      );
    }
  });
}

/**
 * Refuses a request without access, with the first thing that the caller can do: sign in again, sign in, or nothing.
 */
export function refuseUnless(request: FastifyRequest, access: Access): void {
  if (can(request.role, access)) return;
  if (request.role === 'guest') throw new Refusal(request.sessionEnded ? 'session_ended' : 'not_signed_in');
  throw new Refusal('not_allowed');
}

/** The options of a route that serves a file to everybody. */
export const openFile = (file: DeclaredFile & { access: 'public' }) => ({
  config: { declaredFile: file, openBecause: file.because },
});

/**
 * The options of a route that serves files to those with an access. The handler decides which files are the person's
 * own.
 */
export function filesFor(file: DeclaredFile, identify: Identify) {
  const { access } = file;
  const onRequest = async (request: FastifyRequest) => {
    await identify(request);
    refuseUnless(request, access);
  };
  guards.add(onRequest);
  return { config: { declaredFile: file, access }, onRequest };
}

/** Marks every route that is registered on this app from now on, for the routes of a library or the sandbox. */
export function openAllBecause(app: FastifyInstance, reason: string): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, openBecause: reason };
  });
}
