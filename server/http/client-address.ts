import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom a request is counted for where no person is known: an IPv4 address, or the network of an IPv6 one. */
    address: string;
  }
}

/** Whom the app believes about where a request comes from: so many proxies before it, or those at these addresses. */
export type TrustedProxies = number | string[];

/** The same for Fastify, whose own numbers trust nobody: it cannot know that nobody comes past the proxies. */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * Knows the address of every request before anything else is done with it.
 * @throws Refusal 400 for an address, host or scheme that is none, so that nothing after it has to read them warily
 */
export function registerAddresses(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    const address = countedAddress(request.ip ?? '');
    if (!address || !namesHost(request) || hasTwoHosts(request)) {
      // What a proxy says, the operator must hear of: every page may be refused for it.
      if (request.ip !== request.socket.remoteAddress || request.headers['x-forwarded-proto']) {
        request.log.warn('a proxy names an address, host or scheme that is none: is TRUST_PROXY right?');
      }
      throw new Refusal('invalid_body');
    }
    request.address = address;
  });
}

const longestHost = 255;
const hostForm = /^(\w[\w-]*(\.\w[\w-]*)*\.?|\[[\da-f:.]+\])(:\d+)?$/i;

/** Whether scheme and host make an address of ours: nothing in them ends the host, or is a user or a path. */
const namesHost = ({ host, protocol }: FastifyRequest): boolean =>
  /^https?$/.test(protocol) &&
  host.length <= longestHost &&
  // HTTP/1.0 has none; health checks still speak it.
  (host === '' || (hostForm.test(host) && URL.canParse(`${protocol}://${host}`)));

/** Node takes the first of two, and a proxy before it may have taken the other. */
const hasTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/**
 * The part of an address that one visitor cannot change at will: of IPv6 the first 64 bits, which is what a provider
 * gives to one household or phone. IPv4 that is written as IPv6 is IPv4, and the port that some proxies add is left out.
 * @returns undefined for what is no address
 */
export function countedAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it was written. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
