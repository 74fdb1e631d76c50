import { cx } from './cx.ts';

/** The style of formatted text, also used by the editor. */
export const proseClass = cx(
  'max-w-prose wrap-anywhere [&>*+*]:mt-4 [&>h2]:mt-8 [&>h3]:mt-7 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6',
  '[&_a]:underline [&_a]:decoration-palm/60 [&_a]:underline-offset-[0.22em] [&_li+li]:mt-1.5 [&_li::marker]:text-palm',
  '[&_blockquote]:border-s-3 [&_blockquote]:border-palm/50 [&_blockquote]:ps-4 [&_blockquote]:text-soft [&_blockquote>*+*]:mt-2',
  '[&_code]:rounded-xs [&_code]:bg-ink/7 [&_code]:px-1 [&_code]:py-px [&_code]:font-mono [&_code]:text-[0.9em] [&_code]:[direction:ltr] [&_code]:[unicode-bidi:isolate]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-sm [&_pre]:ring-1 [&_pre]:ring-line [&_pre]:ring-inset',
  '[&_pre]:text-start [&_pre]:[direction:ltr] [&_pre_code]:bg-transparent [&_pre_code]:p-0',
);

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
      className={cx(proseClass, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
