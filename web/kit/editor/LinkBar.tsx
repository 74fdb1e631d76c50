import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { Button } from '../Button.tsx';
import { TextField } from '../form/TextField.tsx';
import { addressOf, type Contents } from './contents.ts';

/** Asks for a link's address below the toolbar. Enter sets it, Escape cancels; both return to the text. */
export function LinkBar({ editor, contents, onDone }: { editor: Editor; contents: Contents; onDone: () => void }) {
  const t = useWords('editor');
  const kit = useWords('kit');
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const had = editor.isActive('link');
  useEffect(() => input.current?.focus(), []);

  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  const set = () => {
    const href = addressOf[contents](address);
    if (!href) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    const link = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !had) {
      link.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else link.setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its field, which has no form of its own
    <div
      className="flex flex-wrap items-start gap-2 border-b border-line bg-sunken p-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
        else if (event.key === 'Enter' && event.target === input.current) {
          event.preventDefault();
          set();
        }
      }}
    >
      <TextField
        ref={input}
        kind="url"
        label={t('linkAddress')}
        hideLabel
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        error={wrong ? t('linkWrong') : undefined}
        className="grow basis-56"
      />
      <Button variant="primary" onClick={set}>
        {t('linkApply')}
      </Button>
      {had && <Button onClick={remove}>{t('linkRemove')}</Button>}
      <Button variant="ghost" onClick={leave}>
        {kit('cancel')}
      </Button>
    </div>
  );
}
