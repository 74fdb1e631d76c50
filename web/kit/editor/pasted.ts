import { Extension, markPasteRule } from '@tiptap/core';

/** In WhatsApp `*text*` is bold; Markdown, whose rule comes after this one, has it italic. `_text_` is italic in both. */
export const BoldOfMessengers = Extension.create({
  name: 'boldOfMessengers',
  priority: 1_000,
  addPasteRules() {
    const { bold } = this.editor.schema.marks;
    return bold ? [markPasteRule({ find: /(?:^|\s)(\*(?![\s*])([^*]*[^*\s])\*(?!\*))/g, type: bold })] : [];
  },
});

/** What is pasted, as HTML that the editor understands. */
export const readPasted = (html: string): string => listsOfWord(linesOfTables(html));

/** A pasted table as lines: without tables the words of its cells would run together. */
const linesOfTables = (html: string): string =>
  html
    .replace(/<tr(?:\s[^>]*)?>/gi, '<p>')
    .replace(/<\/tr>/gi, '</p>')
    .replace(/<\/t[dh]>\s*(?=<t[dh][\s>])/gi, ' – ')
    .replace(/<\/?(?:table|tbody|thead|tfoot|t[dh]|colgroup|col)(?:\s[^>]*)?>/gi, '');

const space = String.raw`(?:\s|&nbsp;|&#160;)`;
const tag = '(?:<[^>]*>)';
/** The sign or the number before an item, with the tags and spaces around it. */
const marker = new RegExp(
  `^(?:${space}|${tag})*([·•▪◦●○§o]|\\(?[\\d٠-٩]{1,3}[.)-]|[a-z\\u0621-\\u064a][.)-])(?=${space}|<)(?:${space}|${tag})*`,
  'i',
);
const formatting = /<\/?(?:b|strong|i|em|u|a)(?:\s[^>]*)?>/gi;

/** Word and Outlook paste a list as paragraphs, each with its sign or number before it. */
function listsOfWord(html: string): string {
  return (
    html
      .replace(/<!\[(?:if|endif)[^>]*\]>/gi, '')
      .replace(/<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/gi, (whole: string, text: string) => {
        const [found = '', sign = ''] = marker.exec(text) ?? [];
        const bullet = /[·•▪◦●○§]/.test(sign);
        // A number or a letter that somebody typed may be anything: it counts where Word says that it is a list's.
        if (!bullet && !(sign && /mso-list:/i.test(whole))) return whole;
        const list = bullet || sign === 'o' ? 'ul' : 'ol';
        const opened = found.match(formatting)?.join('') ?? '';
        return `<${list}><li><p>${opened}${text.slice(found.length)}</p></li></${list}>`;
      })
      // Items that follow each other are one list.
      .replace(/<\/(ul|ol)>\s*<\1>(?=<li>)/g, '')
  );
}
