const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes HTML entities: `&amp;` to `&`, `&#1587;` to the letter. Unknown ones stay. */
function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Tags that begin or end a line. */
const block = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|tr|td|th|figure|figcaption)(?:\s[^>]*)?>/gi;

/**
 * The text of clean HTML with an empty line between paragraphs, for mails, search engines and plain fields. It
 * may contain `<b>` where the HTML had `&lt;b&gt;`, so it must never be used as HTML again.
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

/** The same in one line. */
export const htmlToLine = (html: string): string => htmlToText(html).replaceAll(/\s+/g, ' ');
