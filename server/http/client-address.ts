import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key for counting requests without a known person: an IPv4 address, or the network of an IPv6 one. */
    address: string;
  }
}

/** The trusted proxies: the number of them in front of the app, or their addresses. */
export type TrustedProxies = number | string[];

/**
 * The same for Fastify, whose own option for numbers trusts nobody, as it cannot exclude requests that bypass the
 * proxies.
 */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * Determines the address of every request before anything else runs.
 * @throws Refusal 400 for an invalid address, host or scheme, so that later code can rely on them
 */
export function registerAddresses(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    const address = countedAddress(request.ip ?? '');
    if (!address || !namesHost(request) || hasTwoHosts(request)) {
      // Invalid values from a proxy are logged for the operator, because every page may be refused for them.
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

/** Whether scheme and host make a valid origin: nothing in them ends the host, or is a user or a path. */
const namesHost = ({ host, protocol }: FastifyRequest): boolean =>
  /^https?$/.test(protocol) &&
  host.length <= longestHost &&
  // HTTP/1.0 has no host; health checks still use it.
  (host === '' || (hostForm.test(host) && URL.canParse(`${protocol}://${host}`)));

/** Node uses the first of two `Host` headers, and a proxy in front may have used the other. */
const hasTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/**
 * The part of an address that one visitor cannot change at will: for IPv6 the first 64 bits, which a provider assigns
 * to one household or phone. IPv4 written as IPv6 is treated as IPv4, and the port that some proxies add is removed.
 * @returns undefined for an invalid address
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

/** The eight groups of an IPv6 address, in any notation. */
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
