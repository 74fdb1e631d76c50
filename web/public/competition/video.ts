export type Video = { kind: 'own'; address: string } | { kind: 'elsewhere'; address: string; host: string };

/**
 * The kind of a competition's video: a file of this site, which plays on the page, or an external address, which is
 * only a link. Undefined for anything else.
 */
export function videoOf(address: string | null): Video | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return { kind: 'own', address };
  if (!/^https?:\/\/[^/]/.test(address)) return undefined;
  try {
    const { href, host } = new URL(address);
    return { kind: 'elsewhere', address: href, host: host.replace(/^www\./, '') };
  } catch {
    return undefined;
  }
}
