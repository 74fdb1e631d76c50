import type { FastifyRequest } from 'fastify';

/** Scheme, host and port under which a caller sees the portal: as configured, else as the request names them. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`;
