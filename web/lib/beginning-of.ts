/** The beginning of a text, cut at a word: search engines show about 160 characters of a description. */
export function beginningOf(text: string, length = 160): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,:;،؛–-]+$/, '')}…`;
}
