import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];

/** The value of the constraint for a route. */
export const selectionOf = (names: readonly string[]): string => names.join('&');

/**
 * Routes of one method and address that differ in the parameters of their query, as the specification has them
 * (`GET ?id`, `GET ?id&status`): the route is found that names the most of those which the request has.
 */
export const selectedBy: Strategy = {
  name: 'selectedBy',
  storage() {
    const routes = new Map<string, never>();
    return {
      // The router asks with a route's own value when it adds one, and with the request's parameters to find one.
      get(asked: unknown) {
        if (typeof asked === 'string') return routes.get(asked) ?? null;
        const given = asked as ReadonlySet<string>;
        const fitting = [...routes.keys()]
          .map((key) => key.split('&'))
          .filter((names) => names.every((name) => given.has(name)));
        const [most] = fitting.toSorted((a, b) => b.length - a.length);
        return (most && routes.get(selectionOf(most))) ?? null;
      },
      set(key: string, handler: unknown) {
        routes.set(key, handler as never);
      },
    };
  },
  deriveConstraint({ url = '' }): string {
    const start = url.indexOf('?');
    const names = start < 0 ? undefined : new Set(new URLSearchParams(url.slice(start)).keys());
    return names as unknown as string;
  },
};
