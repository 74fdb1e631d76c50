import type { FastifyRequest } from 'fastify';

/** The origin (scheme, host and port) of the portal for the caller: as configured, else as the request names it. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`;
