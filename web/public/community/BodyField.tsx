import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { htmlToText } from '#domain/html-text.ts';
import { cx } from '#web/kit/cx.ts';
import { Field } from '#web/kit/form/Field.tsx';
import type { FieldBinding } from '#web/kit/form/useForm.ts';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';
import { useWords } from '#web/lib/words.tsx';
import type { EditorProps } from './editor/Editor.tsx';
import { textToHtml } from './html-text.ts';
import { leftOf } from './room.ts';

interface BodyFieldProps extends FieldBinding<string> {
  label: string;
  /** The saved text is in the value: the editor reads it once, when it loads. */
  ready: boolean;
}

const areaClass = 'block w-full min-h-72 px-4 py-3 text-base outline-none';

/**
 * The text of a topic, as HTML. The editor is fetched when the field appears. Until it has loaded, or if it fails, a
 * plain field takes its place; the editor takes over what was typed into it.
 */
export function BodyField({ label, name, value, onChange, error, ready }: BodyFieldProps) {
  const kit = useWords('kit');
  const plain = useRef<HTMLTextAreaElement>(null);
  const { Editor, failed, focus } = useEditorModule(plain);
  const left = leftOf(value.length, limits.postMax);
  const counter = left !== undefined && (
    <span className={cx('text-sm', left < 0 ? 'font-semibold text-bad' : 'text-soft')}>
      {left < 0 ? kit('over', { count: -left }) : kit('left', { count: left })}
    </span>
  );
  return (
    <Field label={label} name={name} error={error} required aside={counter}>
      {(control) => (
        <div
          className={cx(
            'overflow-hidden rounded-md border bg-surface shadow-xs transition-[border-color]',
            'focus-within:border-focus has-[:is(textarea,.tiptap):focus-visible]:outline-2 has-[:is(textarea,.tiptap):focus-visible]:outline-focus has-[:is(textarea,.tiptap):focus-visible]:outline-solid',
            error ? 'border-bad' : 'border-edge/75',
          )}
        >
          {Editor && ready ? (
            <Editor {...{ control, label, value, onChange, focus }} className={areaClass} />
          ) : (
            <>
              {!failed && <div className="h-12.25 border-b border-line" />}
              <PlainArea {...{ control, value, onChange, area: plain }} />
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
    import('./editor/Editor.tsx').then(
      (module) => {
        if (!here) return;
        setFocus(document.activeElement !== null && document.activeElement === plain.current);
        setEditor(() => module.Editor);
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [plain]);
  return { Editor, failed, focus };
}

type PlainAreaProps = Pick<EditorProps, 'control' | 'value' | 'onChange'> & {
  area: React.RefObject<HTMLTextAreaElement | null>;
};

/** The plain text is kept beside its HTML, because converting back would lose some line breaks. */
function PlainArea({ control, value, onChange, area }: PlainAreaProps) {
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
      dir={text ? 'auto' : undefined}
      value={text}
      onChange={(event) => take(event.target.value)}
      className={cx(areaClass, 'resize-y bg-surface text-ink')}
    />
  );
}
