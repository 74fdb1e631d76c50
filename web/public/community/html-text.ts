const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What was typed into a plain field, as HTML: an empty line parts paragraphs, a line end stays one. Nothing in it is markup. */
export function textToHtml(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? ''))
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The text of clean HTML, a blank line between its paragraphs. For reading, never to be put into a page as HTML again. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(p|h\d|li|blockquote|pre|ul|ol)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (entity, name: string) => decoded(name) ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return characters[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The beginning of clean HTML as one line of text. */
export const beginningOf = (html: string, length: number): string =>
  shorten(htmlToText(html).replaceAll(/\s+/g, ' '), length);

/** A text of at most so many characters, cut between words. */
export function shorten(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s.,:;،؛]+$/, '')}…`;
}
