import { Extension } from '@tiptap/core';
import { EditorContent, type Editor as Engine, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { cx } from '../cx.ts';
import type { ControlProps } from '../form/Field.tsx';
import { type Contents, extensionsOf } from './contents.ts';
import { DirectionOfText } from './direction.ts';
import { LinkBar } from './LinkBar.tsx';
import { BoldOfMessengers, readPasted } from './pasted.ts';
import { Toolbar } from './Toolbar.tsx';

export interface EditorProps {
  control: ControlProps;
  label: string;
  /** The text as HTML; a change from outside replaces what is in the editor. */
  value: string;
  onChange: (html: string) => void;
  contents: Contents;
  /** The language of the whole text; without it each block takes its direction from its own text. */
  language?: Language;
  /** Takes over the focus from the plain field it replaces. */
  focus: boolean;
  className: string;
}

/** The editor's HTML, without the empty paragraph that it keeps below a list or quote for further typing. */
const htmlOf = (editor: Engine) => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''));

/** A rich text editor that produces only the few tags that its contents allow. */
export function Editor({ control, label, value, onChange, contents, language, focus, className }: EditorProps) {
  const [linking, setLinking] = useState(false);
  const openLink = useRef(() => {});
  openLink.current = () => setLinking(true);
  /** The text as it was given, beside how the editor writes it: with these contents again, nothing has changed. */
  const given = useRef({ html: value, asWritten: value });
  const told = useRef(value);
  const editor = useEditor({
    extensions: [
      extensionsOf[contents],
      BoldOfMessengers,
      ...(language ? [] : [DirectionOfText]),
      Extension.create({
        name: 'linkKey',
        addKeyboardShortcuts: () => ({
          'Mod-k': () => {
            openLink.current();
            return true;
          },
        }),
      }),
    ],
    content: value,
    autofocus: focus ? 'end' : false,
    editorProps: { attributes: attributesOf(control, label, language, className), transformPastedHTML: readPasted },
    onCreate: (now) => {
      given.current.asWritten = htmlOf(now.editor);
    },
    onUpdate: (now) => {
      const html = htmlOf(now.editor);
      told.current = html === given.current.asWritten ? given.current.html : html;
      onChange(told.current);
    },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    // Not a step that the person could undo.
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
    given.current = { html: value, asWritten: htmlOf(editor) };
  }, [editor, value]);
  return (
    <>
      <Toolbar editor={editor} controls={control.id} linking={linking} onLink={() => setLinking(!linking)} />
      {linking && <LinkBar editor={editor} contents={contents} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </>
  );
}

/** The attributes of a text box, for screen readers: name, hint and error; the form finds it by its name. */
const attributesOf = (
  control: ControlProps,
  label: string,
  language: Language | undefined,
  className: string,
): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(language && { lang: language, dir: directionOf(language) }),
  'aria-required': String(control.required ?? false),
  ...(control.name && { name: control.name }),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  class: cx('kit-prose max-w-none!', className),
});
