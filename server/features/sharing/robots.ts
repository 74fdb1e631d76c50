/**
 * What belongs to a person or to the office, the calls, and the stand-ins of the demo: nothing to find there.
 * `/files/` stays open, since the pictures of pages and shared links are in it. The demo may be found like any other
 * portal: whoever gives it a public address wants it seen.
 */
const closed = ['/api/', '/admin', '/profile', '/my-teams', '/teams-registeration', '/payment/', '/sandbox/'];

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
