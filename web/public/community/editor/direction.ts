import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Each outermost block takes its direction from its own text, as the server writes it; an empty one keeps the page's,
 * so that the caret starts where the page does. Only drawn: it is no part of what is sent.
 */
export const DirectionOfText = Extension.create({
  name: 'directionOfText',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const found: Decoration[] = [];
          doc.forEach((node, at) => {
            if (node.textContent) found.push(Decoration.node(at, at + node.nodeSize, { dir: 'auto' }));
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});
