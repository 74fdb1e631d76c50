import type { SiteNotice } from '#contract/site-notice.ts';
import { phaseOf, type Span } from '#domain/milestones.ts';
import type { SettingRecord } from './table.ts';

/** From when to when the notice is shown: one span, or none. */
export function noticeSpan({ notice, noticeEn, noticeFrom, noticeTo }: SettingRecord): Span[] {
  if (!notice || !noticeEn || !noticeFrom || !noticeTo) return [];
  return [{ from: noticeFrom.toISOString(), to: noticeTo.toISOString() }];
}

/** The notice that public pages show now. */
export function noticeOf(setting: SettingRecord, now: Date): SiteNotice | null {
  const isShown = noticeSpan(setting).some((span) => phaseOf(span, now) === 'current');
  if (!isShown) return null;
  const { notice, noticeEn, noticeKind, noticeLink } = setting;
  return { text: notice, text_en: noticeEn, kind: noticeKind, link: noticeLink };
}
