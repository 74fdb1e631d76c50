import { cx } from './cx.ts';

/** Text that the office wrote as HTML: headings, paragraphs, lists, links. The server has sanitised it when it was saved. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={cx(
        'max-w-prose [&>*+*]:mt-4 [&>h2]:mt-8 [&>h3]:mt-7 [&>ol]:list-decimal [&>ol]:ps-6 [&>ul]:list-disc [&>ul]:ps-6',
        '[&_a]:underline [&_a]:decoration-palm/60 [&_a]:underline-offset-[0.22em] [&_li+li]:mt-1.5 [&_li::marker]:text-palm',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
