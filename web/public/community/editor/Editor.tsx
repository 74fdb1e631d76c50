import { Extension } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef, useState } from 'react';
import { cx } from '#web/kit/cx.ts';
import type { ControlProps } from '#web/kit/form/Field.tsx';
import { proseClass } from '#web/kit/Prose.tsx';
import { DirectionOfText } from './direction.ts';
import { LinkBar } from './LinkBar.tsx';
import { linkAddress } from './link-address.ts';
import { Toolbar } from './Toolbar.tsx';

export interface EditorProps {
  control: ControlProps;
  label: string;
  /** Initial HTML; afterwards the editor has its own state. */
  value: string;
  onChange: (html: string) => void;
  /** Takes over the focus from the plain field it replaces. */
  focus: boolean;
  className: string;
}

/** What a post may contain; the server removes everything else. */
const kit = StarterKit.configure({
  heading: { levels: [3] },
  horizontalRule: false,
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => linkAddress(address) !== undefined,
    HTMLAttributes: { rel: null, target: null },
  },
});

/** Removes the empty paragraph that the editor keeps below a list or quote for further typing. */
const withoutEnd = (html: string) => html.replace(/(<p><\/p>)+$/, '');

/** A rich text editor that produces only the few tags allowed in a post. */
export function Editor({ control, label, value, onChange, focus, className }: EditorProps) {
  const [linking, setLinking] = useState(false);
  const openLink = useRef(() => {});
  openLink.current = () => setLinking(true);
  const editor = useEditor({
    extensions: [
      kit,
      DirectionOfText,
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
    editorProps: { attributes: attributesOf(control, label, className) },
    onUpdate: (now) => onChange(now.editor.isEmpty ? '' : withoutEnd(now.editor.getHTML())),
  });
  return (
    <>
      <Toolbar editor={editor} controls={control.id} linking={linking} onLink={() => setLinking(!linking)} />
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </>
  );
}

/** The attributes of a text box, for screen readers: name, hint and error; the form finds it by its name. */
const attributesOf = (control: ControlProps, label: string, className: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-required': String(control.required ?? false),
  ...(control.name && { name: control.name }),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  class: cx(proseClass, 'max-w-none!', className),
});
