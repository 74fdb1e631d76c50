import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { directionOf } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { htmlToText } from '#domain/html-text.ts';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from '../form/Field.tsx';
import { leftOf } from '../form/room.ts';
import type { EditorProps } from './Editor.tsx';
import { onFirstTouch } from './first-touch.ts';
import { textToHtml } from './text-to-html.ts';

export interface RichTextFieldProps
  extends FieldProps,
    Pick<EditorProps, 'value' | 'onChange' | 'contents' | 'language'> {
  /** The most characters of HTML; shown when few are left. */
  limit?: number;
  /** The height of the empty field. */
  heightClass?: string;
}

/**
 * Formatted text, as HTML. The editor, which is larger than the rest of a page, is fetched when somebody first touches the
 * page: until then the text is shown as it is (decision 193). Until the editor has loaded, or if it fails, a plain field
 * takes its place; the editor takes over what was typed into it. Its words are the namespace `editor`.
 */
export function RichTextField({
  value,
  onChange,
  contents,
  language,
  limit = limits.richTextMax,
  heightClass = 'min-h-44',
  ...field
}: RichTextFieldProps) {
  const kit = useWords('kit');
  const plain = useRef<HTMLTextAreaElement>(null);
  const { Editor, failed, focus } = useEditorModule(plain);
  const left = leftOf(value.length, limit);
  const counter = left !== undefined && (
    <span className={cx('text-sm', left < 0 ? 'font-semibold text-bad' : 'text-soft')}>
      {left < 0 ? kit('over', { count: -left }) : kit('left', { count: left })}
    </span>
  );
  const className = cx('block w-full px-4 py-3 text-base outline-none', heightClass);
  return (
    <Field {...field} aside={counter}>
      {(control) => (
        <div
          className={cx(
            'overflow-hidden rounded-md border bg-surface shadow-xs transition-[border-color]',
            'focus-within:border-focus has-[:is(textarea,.tiptap):focus-visible]:outline-2 has-[:is(textarea,.tiptap):focus-visible]:outline-focus has-[:is(textarea,.tiptap):focus-visible]:outline-solid',
            field.error ? 'border-bad' : 'border-edge/75',
          )}
        >
          {Editor ? (
            <Editor {...{ control, value, onChange, contents, language, focus, className }} label={field.label} />
          ) : (
            <>
              {!failed && <div className="h-12.25 border-b border-line" />}
              <div className="grid *:col-start-1 *:row-start-1">
                <PlainArea {...{ control, value, onChange, language, className }} area={plain} under={!failed} />
                {!failed && value && <Shown {...{ value, language, className }} />}
              </div>
            </>
          )}
        </div>
      )}
    </Field>
  );
}

function useEditorModule(plain: React.RefObject<HTMLTextAreaElement | null>) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [failed, setFailed] = useState(false);
  const [focus, setFocus] = useState(false);
  useEffect(() => {
    let here = true;
    const load = () =>
      import('./Editor.tsx').then(
        (module) => {
          if (!here) return;
          setFocus(document.activeElement !== null && document.activeElement === plain.current);
          setEditor(() => module.Editor);
        },
        () => here && setFailed(true),
      );
    const forget = onFirstTouch(load);
    return () => {
      here = false;
      forget();
    };
  }, [plain]);
  return { Editor, failed, focus };
}

/** The text with its formats, over the plain field, whose letters are then not seen; screen readers have that one. */
function Shown({ value, language, className }: Pick<EditorProps, 'value' | 'language' | 'className'>) {
  return (
    <div
      aria-hidden
      inert
      lang={language}
      dir={language ? directionOf(language) : undefined}
      className={cx('kit-prose pointer-events-none max-w-none!', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it; what is typed here is escaped
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}

type PlainAreaProps = Pick<EditorProps, 'control' | 'value' | 'onChange' | 'language' | 'className'> & {
  area: React.RefObject<HTMLTextAreaElement | null>;
  /** Below the text with its formats. */
  under: boolean;
};

/** The plain text is kept beside its HTML, because converting back would lose some line breaks. */
function PlainArea({ control, value, onChange, language, className, area, under }: PlainAreaProps) {
  const [typed, setTyped] = useState<{ text: string; html: string }>();
  const text = typed?.html === value ? typed.text : htmlToText(value);
  const take = (text: string) => {
    const html = textToHtml(text);
    setTyped({ text, html });
    onChange(html);
  };
  const alive = useHydrated();
  // What was typed before hydration is plain text: convert it here, before the form takes it over unchanged.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    if (area.current && area.current.value !== text) take(area.current.value);
  }, []);
  return (
    <textarea
      {...control}
      name={alive ? control.name : undefined}
      ref={area}
      lang={language}
      dir={language ? directionOf(language) : text ? 'auto' : undefined}
      value={text}
      onChange={(event) => take(event.target.value)}
      className={cx(className, 'resize-y bg-surface', under && value ? 'text-transparent' : 'text-ink')}
    />
  );
}
