import { type Editor, useEditorState } from '@tiptap/react';
import Link2 from 'lucide-react/icons/link-2';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { tools as allTools } from './tools.ts';

interface ToolbarProps {
  editor: Editor;
  /** The id of the text box that it formats. */
  controls: string;
  linking: boolean;
  onLink: () => void;
}

const onApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** `Control+Shift+8` as printed on the keyboard. */
const readable = (keys: string) => (onApple ? keys.replace('Control', '⌘') : keys.replace('Control', 'Ctrl'));

/**
 * The formatting at the caret, as toggle buttons. One tab stop; the arrow keys move between the buttons in the visual
 * direction.
 */
export function Toolbar({ editor, controls, linking, onLink }: ToolbarProps) {
  const t = useWords('editor');
  const { dir } = useLanguage();
  const [current, setCurrent] = useState(0);
  const tools = allTools.filter(({ node }) => node in editor.schema.nodes || node in editor.schema.marks);
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      ...Object.fromEntries(tools.map((tool) => [tool.name, tool.isOn(editor)])),
      link: editor.isActive('link'),
    }),
  }) as Record<string, boolean>;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const last = buttons.length - 1;
    const goals: Record<string, number> = {
      [forward]: current === last ? 0 : current + 1,
      [back]: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    buttons[goal]?.focus();
  };
  /** The common props of the buttons; a click keeps the caret in the text. */
  const button = (index: number, keys: string, label: string) => ({
    type: 'button' as const,
    tabIndex: index === current ? 0 : -1,
    'aria-label': label,
    'aria-keyshortcuts': onApple ? keys.replace('Control', 'Meta') : keys,
    title: `${label} (${readable(keys)})`,
    onFocus: () => setCurrent(index),
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
  });

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-controls={controls}
      onKeyDown={move}
      className="flex gap-0.5 border-b border-line p-1"
    >
      {tools.map(({ name, Icon, keys, act, mirrored }, index) => (
        <button
          key={name}
          {...button(index, keys, t(name))}
          aria-pressed={on[name]}
          onClick={() => act(editor.chain().focus(), editor).run()}
          className={toolClass(on[name])}
        >
          <Icon aria-hidden size="1.2em" className={mirrored ? 'rtl:-scale-x-100' : undefined} />
        </button>
      ))}
      <button
        {...button(tools.length, 'Control+K', t('link'))}
        aria-pressed={on.link}
        aria-expanded={linking}
        onClick={onLink}
        className={toolClass(on.link || linking)}
      >
        <Link2 aria-hidden size="1.2em" />
      </button>
    </div>
  );
}

const toolClass = (on?: boolean) =>
  cx(
    'kit-choice grid h-10 min-w-8 max-w-10 grow place-items-center rounded-sm transition-colors',
    on ? 'bg-palm-tint text-palm' : 'text-ink hover:bg-ink/7',
  );
