const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Writes out the entities of HTML: `&amp;` as `&`, `&#1587;` as the letter; what is none stays. */
function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** What begins a line of its own, and what ends one. */
const block = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|tr|td|th|figure|figcaption)(?:\s[^>]*)?>/gi;

/**
 * The text of clean HTML, an empty line between its paragraphs: for mails, robots, descriptions and plain fields. It
 * may say `<b>` where the HTML said `&lt;b&gt;`, so it is never put into a page as HTML again.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/<br(?:\s[^>]*)?\/?>/gi, '\n')
    .replaceAll(block, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return decodeEntities(text)
    .replaceAll(/(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim();
}

/** The same as one line. */
export const htmlToLine = (html: string): string => htmlToText(html).replaceAll(/\s+/g, ' ');
