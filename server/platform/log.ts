import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Logs say what happened, never who: no bodies, no headers, no query (tokens and national IDs travel in all three).
 * @param level `silent` for none
 */
export function logger(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ id: request.id, method: request.method, path: request.url?.split('?')[0] }),
      // The database driver puts the failed query's values into `detail` and `params`.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message.split('\n')[0]?.replace(/\d{9,}/g, '[number]') ?? '',
        code: error.code,
        stack:
          error.stack
            ?.split('\n')
            .filter((line) => /^\s+at /.test(line))
            .join('\n') ?? '',
        ...(error.cause instanceof Error && {
          cause: `${error.cause.name}: ${error.cause.message.replace(/\d{9,}/g, '[number]')}`,
        }),
      }),
    },
  } as FastifyServerOptions['logger'];
}
