import sanitize from 'sanitize-html';
import { cleanText } from './clean-text.ts';

const blocks = ['p', 'h3', 'ul', 'ol', 'blockquote', 'pre'];
const containers = ['ul', 'ol', 'blockquote'];
const inline = ['br', 'strong', 'em', 'u', 's', 'code', 'a'];
const NESTED_AT_MOST = 20;

/** Links do not pass on our ranking in search engines, and open in a new tab. */
const linkAttributes = { rel: 'nofollow ugc noopener', target: '_blank' };

/**
 * A link's full address, or undefined for all but plain web addresses (a user name before an @ can imitate another
 * host).
 */
function webAddress(href: string | undefined): string | undefined {
  const url = href ? URL.parse(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/**
 * The policy for what visitors write: a few tags, web links, no style, no class, nothing that loads. Each outermost
 * block takes its direction from its own text; inner blocks inherit it, because `dir="auto"` skips children that have a
 * `dir` of their own.
 * @returns HTML that is safe to show as it is, or an empty text when nothing is visible
 */
export function cleanPost(html: string): string {
  // Twice: removing a tag can leave a paragraph within a paragraph, which is parsed differently the next time.
  return tidy(allowed(tidy(allowed(html))));
}

function allowed(html: string): string {
  let inside = 0;
  return sanitize(html, {
    allowedTags: [...blocks, 'li', ...inline],
    allowedAttributes: { '*': ['dir'], a: ['href', ...Object.keys(linkAttributes)] },
    allowedSchemes: ['http', 'https'],
    nestingLimit: NESTED_AT_MOST,
    onOpenTag: (name) => {
      if (containers.includes(name)) inside += 1;
    },
    onCloseTag: (name) => {
      if (containers.includes(name)) inside -= 1;
    },
    transformTags: {
      b: 'strong',
      i: 'em',
      '*': (tagName, { href }) => {
        const address = tagName === 'a' ? webAddress(href) : undefined;
        const outermost = blocks.includes(tagName) && inside === (containers.includes(tagName) ? 1 : 0);
        return {
          tagName,
          attribs: { ...(outermost && { dir: 'auto' }), ...(address && { href: address, ...linkAttributes }) },
        };
      },
    },
    // A link without a valid address becomes its text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  });
}

const tidy = (html: string): string => withoutEmpty(inParagraphs(withoutEmpty(cleanText(html)).trim()));

/** Removes empty tags, from the innermost outwards, and repeated line breaks. */
function withoutEmpty(html: string): string {
  const once = html
    .replace(/<(p|h3|ul|ol|li|blockquote|pre|strong|em|u|s|code|a)(?: [^>]*)?>(?:\s|<br \/>)*<\/\1>/g, '')
    .replace(/(?:<br \/>\s*){3,}/g, '<br /><br />');
  return once === html ? html : withoutEmpty(once);
}

/** Wraps text outside of blocks in paragraphs; plain text from other clients is split at its empty lines. */
function inParagraphs(html: string): string {
  if (!html || blocks.some((tag) => html.includes(`<${tag}`))) return html;
  const parts = html.includes('<') ? [html] : html.split(/\n\s*\n/);
  const lines = parts.map((part) =>
    part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('<br />'),
  );
  return lines.map((line) => `<p dir="auto">${line}</p>`).join('');
}

/** The number of links in clean HTML. */
export const linksIn = (html: string): number => html.split('<a ').length - 1;
