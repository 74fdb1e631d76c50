import { createHash } from 'node:crypto';

export type HeaderOptions = {
  /** Origins besides our own whose pictures a page may show (the identity provider's). */
  pictureOrigins?: readonly string[];
  /** True while Vite serves the pages: its hot reload needs a socket. */
  dev?: boolean;
};

/**
 * Removes the nonce from a rendered page's own scripts and returns the hashes of the inline ones, for its CSP. A script
 * that came with content does not have this request's nonce: it gets no hash, and does not run.
 */
export function sealScripts(marked: string, nonce: string): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of marked.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(attribute) && !attributes.includes(' src="')) {
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  return { html: marked.replaceAll(attribute, ''), scriptHashes: [...hashes] };
}

/** The CSP of one page: nothing from other sites, no inline script except those with these hashes. */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: HeaderOptions = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Needed for rendered style attributes; it allows no script.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...(options.pictureOrigins ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${options.dev ? ' ws: wss:' : ''}`,
    // While the server restarts, Vite's page waits in a worker, and then reloads.
    ...(options.dev ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
