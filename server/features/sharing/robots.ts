/**
 * Personal and office pages, the API, and the demo's sandbox: nothing to index there. `/files/` stays open, because it
 * holds the pictures of pages and shared links. A demo at a public address may be indexed like any other portal.
 */
const closed = ['/api/', '/admin', '/profile', '/my-teams', '/teams-registeration', '/payment/', '/sandbox/'];

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
