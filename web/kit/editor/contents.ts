import type { EditorOptions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress, pageAddress } from './link-address.ts';

/** What a text may contain, as the server's policies for them have it: posts of visitors, texts of the office. */
export type Contents = 'post' | 'page';

const links = { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } };

const post = StarterKit.configure({
  heading: { levels: [3] },
  horizontalRule: false,
  strike: false,
  underline: false,
  link: { ...links, isAllowedUri: (address) => linkAddress(address) !== undefined },
});

/** Also what the toolbar does not offer, so that nothing is lost of texts that came from elsewhere. */
const page = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  link: { ...links, isAllowedUri: (address) => pageAddress(address) !== undefined },
});

export const extensionsOf: Record<Contents, NonNullable<EditorOptions['extensions']>[number]> = { post, page };

/** The address of a link that these contents may have; undefined for any other. */
export const addressOf: Record<Contents, (typed: string) => string | undefined> = {
  post: linkAddress,
  page: pageAddress,
};
