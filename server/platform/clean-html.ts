import sanitize from 'sanitize-html';
import { cleanText } from './clean-text.ts';

const blocks = ['p', 'h3', 'ul', 'ol', 'blockquote', 'pre'];
const containers = ['ul', 'ol', 'blockquote'];
const inline = ['br', 'strong', 'em', 'u', 's', 'code', 'a'];
const NESTED_AT_MOST = 20;

/** Links leave the portal, lend it no good name in search engines, and open beside it. */
const linkAttributes = { rel: 'nofollow ugc noopener', target: '_blank' };

/** A link's address in full, or undefined for all but plain web addresses (a name before an @ imitates another host). */
function webAddress(href: string | undefined): string | undefined {
  const url = href ? URL.parse(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/**
 * The one policy for what visitors write: a few tags, web links, no style, no class, nothing that loads. Each outermost
 * block takes its direction from its own text; a block within another follows it, because `dir="auto"` looks past
 * children that have a `dir` of their own.
 * @returns HTML that is safe to show as it is, or nothing when there is nothing to see
 */
export function cleanPost(html: string): string {
  // Twice: a tag that is taken out can leave a paragraph within a paragraph, which reads otherwise the next time.
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
    // A link that leads nowhere is its text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  });
}

const tidy = (html: string): string => withoutEmpty(inParagraphs(withoutEmpty(cleanText(html)).trim()));

/** Takes out tags around nothing, from the inmost outwards, and rows of line breaks. */
function withoutEmpty(html: string): string {
  const once = html
    .replace(/<(p|h3|ul|ol|li|blockquote|pre|strong|em|u|s|code|a)(?: [^>]*)?>(?:\s|<br \/>)*<\/\1>/g, '')
    .replace(/(?:<br \/>\s*){3,}/g, '<br /><br />');
  return once === html ? html : withoutEmpty(once);
}

/** Puts what came without a block into one; plain text, as other clients send it, gets the paragraphs it means. */
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

/** How many links clean HTML has. */
export const linksIn = (html: string): number => html.split('<a ').length - 1;
