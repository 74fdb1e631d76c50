const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Writes out the entities of HTML: `&amp;` as `&`, `&#1587;` as the letter; what is none stays. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The words of clean HTML, as one line. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?،؛؟])/g, '$1')
    .trim();
}

/** The beginning of a text, ending at a word: what a search shows of a page is about 160 characters. */
export function beginningOf(text: string, length = 160): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,:;،؛–-]+$/, '')}…`;
}
