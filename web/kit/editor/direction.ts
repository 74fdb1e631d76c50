import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Each outermost block gets its direction from its own text, as on the server; an empty one keeps the page's, so that
 * the caret starts on the correct side. Only a decoration: it is not part of the HTML that is sent.
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
