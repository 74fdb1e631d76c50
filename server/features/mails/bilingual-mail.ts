import { directionOf, type Language, languages } from '#contract/languages.ts';

/** One mail in one language: paragraphs of plain text, and at most one link. */
export type MailWords = { subject: string; paragraphs: string[]; link?: { label: string; href: string } };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function htmlOf(language: Language, { paragraphs, link }: MailWords): string {
  const direction = directionOf(language);
  const lines = paragraphs.map((paragraph) => `<p dir="auto" style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`);
  const button = link
    ? `<p><a href="${escapeHtml(link.href)}" style="display:inline-block;background:#ff6b1a;color:#1b0c02;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<div lang="${language}" dir="${direction}" style="padding:24px;text-align:start">${lines.join('')}${button}</div>`;
}

const quoteHtml = (quote: string) =>
  `<blockquote dir="auto" style="margin:0;padding:24px;border-inline-start:4px solid #0f7a52;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`;

/**
 * A mail in both languages, Arabic first, because a mail has no language switch. All user input is escaped.
 * @param quote a text that somebody wrote: shown once below both languages, with its line breaks
 */
export function bilingualMail(
  words: Record<Language, MailWords>,
  quote?: string,
): { subject: string; text: string; html: string } {
  const texts = languages.map((language) => {
    const { paragraphs, link } = words[language];
    return [...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n\n');
  });
  const text = [...texts, ...(quote ? [quote] : [])].join('\n\n--\n\n');
  const body = [
    ...languages.map((language) => htmlOf(language, words[language])),
    ...(quote ? [quoteHtml(quote)] : []),
  ].join('<hr style="border:0;border-top:1px solid #e4dcc9">');
  return {
    subject: languages.map((language) => words[language].subject).join(' | '),
    text,
    html: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><body style="margin:0;background:#fbf8f1;color:#0c1d38;font:16px/1.7 'IBM Plex Sans Arabic',Tahoma,sans-serif"><div style="max-width:560px;margin:auto;background:#fff">${body}</div></body></html>`,
  };
}
