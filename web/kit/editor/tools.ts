import type { ChainedCommands, Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import CodeXml from 'lucide-react/icons/code-xml';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import type { ComponentType } from 'react';

export interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'quote' | 'code';
  /** The node or mark that it makes: contents without it do not offer the tool. */
  node: string;
  Icon: ComponentType<{ size: string; className?: string; 'aria-hidden': boolean }>;
  /** In the format of `aria-keyshortcuts`; the keys are TipTap's own. */
  keys: string;
  isOn: (editor: Editor) => boolean;
  act: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  /** The icon shows the beginning of a line, which is on the right in Arabic; one with digits is not mirrored. */
  mirrored?: boolean;
}

/** If part of a line is selected, it becomes inline code; otherwise the whole block becomes code. */
const marksCode = (editor: Editor) => {
  const { empty, $from, $to } = editor.state.selection;
  return editor.isActive('code') || (!empty && $from.sameParent($to) && !editor.isActive('codeBlock'));
};

/** The tools in the order of the toolbar; the link is handled separately. */
export const tools: readonly Tool[] = [
  {
    name: 'bold',
    node: 'bold',
    Icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    act: (chain) => chain.toggleBold(),
  },
  {
    name: 'italic',
    node: 'italic',
    Icon: Italic,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    act: (chain) => chain.toggleItalic(),
  },
  {
    name: 'heading',
    node: 'heading',
    Icon: Heading3,
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading'),
    act: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'bulletList',
    node: 'bulletList',
    Icon: List,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (chain) => chain.toggleBulletList(),
    mirrored: true,
  },
  {
    name: 'orderedList',
    node: 'orderedList',
    Icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    node: 'blockquote',
    Icon: TextQuote,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    act: (chain) => chain.toggleBlockquote(),
    mirrored: true,
  },
  {
    name: 'code',
    node: 'code',
    Icon: CodeXml,
    keys: 'Control+E',
    isOn: (editor) => editor.isActive('code') || editor.isActive('codeBlock'),
    act: (chain, editor) => (marksCode(editor) ? chain.toggleCode() : chain.toggleCodeBlock()),
  },
];
