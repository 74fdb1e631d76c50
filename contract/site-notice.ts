import { isSecureLink } from './fields.ts';
import { z } from './zod.ts';

export const siteNoticeKinds = ['info', 'warning'] as const;

/** What all public pages say at their top, in both languages; none outside of its dates. */
export const SiteNotice = z.object({
  text: z.string(),
  text_en: z.string(),
  kind: z.enum(siteNoticeKinds),
  link: z.string().describe('A page of the portal by its path, or an https address; empty if there is none'),
});
export type SiteNotice = z.output<typeof SiteNotice>;

/** Where a notice may lead: to a page of the portal (`//` would be another site), or to a secure address. */
export const isNoticeLink = (text: string): boolean =>
  text === '' || /^\/(?![/\\])\S*$/.test(text) || isSecureLink(text);
