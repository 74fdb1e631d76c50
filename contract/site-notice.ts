import { z } from './zod.ts';

/** Characters of its text. */
export const siteNoticeMax = 300;
export const siteNoticeKinds = ['info', 'warning'] as const;

/** What all public pages say at their top, in both languages; none outside of its dates. */
export const SiteNotice = z.object({
  text: z.string(),
  text_en: z.string(),
  kind: z.enum(siteNoticeKinds),
  link: z.string().describe('A page of the portal by its path, or an https address; empty if there is none'),
});
export type SiteNotice = z.output<typeof SiteNotice>;
