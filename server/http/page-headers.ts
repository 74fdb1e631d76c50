import { createHash } from 'node:crypto';

export type HeaderOptions = {
  /** Origins beside our own whose pictures a page may show (the identity provider's). */
  pictureOrigins?: readonly string[];
  /** True while Vite serves the pages: its hot reload needs a socket. */
  dev?: boolean;
};

/**
 * Takes the marks off a rendered page's own scripts and gives the hashes of the inline ones, for its CSP.
 * A script that came in with content does not carry this request's mark: it gets no hash, and does not run.
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

/** The policy of one page: nothing from elsewhere, no inline script but those with these hashes. */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: HeaderOptions = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Rendered style attributes need it; no script comes of it.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...(options.pictureOrigins ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${options.dev ? ' ws: wss:' : ''}`,
    // Vite's page waits in a worker for a server that starts anew, and then reloads.
    ...(options.dev ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
