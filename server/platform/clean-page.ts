import sanitize from 'sanitize-html';
import { cleanText, withoutHidden } from './clean-text.ts';

const tags = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 'u', 's', 'a'];

/** A link to a page of this site; `//` would be another site's address without its scheme. */
const isOwnPath = (href: string) => /^(\/(?![/\\])|#)/.test(href);

/**
 * The policy for texts that the office writes (descriptions, a season's page): headings, paragraphs, lists and links;
 * no style, no script, nothing that loads. Applied before a text is stored, so that pages show it as it is.
 */
export function cleanPage(html: string): string {
  return cleanText(
    sanitize(html, {
      allowedTags: tags,
      allowedAttributes: { '*': ['dir', 'lang'], a: ['href', 'rel', 'target'] },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      transformTags: {
        b: 'strong',
        i: 'em',
        h1: 'h2',
        a: (tagName, { href: written = '', rel: _rel, target: _target, ...rest }) => {
          // Before the scheme is checked: hidden characters disguise it, and are removed afterwards.
          const href = withoutHidden(written);
          return {
            tagName,
            attribs: { ...rest, href, ...(!isOwnPath(href) && { rel: 'noopener', target: '_blank' }) },
          };
        },
      },
      exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
    }),
  ).trim();
}
