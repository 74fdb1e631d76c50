import { cx } from './cx.ts';

type ProseProps = {
  html: string;
  /** Written by a user in any language: the direction follows the text, not the page. */
  typed?: boolean;
  className?: string;
};

/** Text as HTML: headings, paragraphs, lists, links. The server sanitised it when it was saved. */
export function Prose({ html, typed, className }: ProseProps) {
  return (
    <div
      dir={typed ? 'auto' : undefined}
      className={cx('kit-prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
