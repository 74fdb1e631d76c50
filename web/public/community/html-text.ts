import { decodeEntities } from '#web/lib/plain-text.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

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
  const text = html
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(p|h\d|li|blockquote|pre|ul|ol)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return decodeEntities(text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
