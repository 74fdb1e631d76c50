import { directionOf, type Language, languages } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';

/** One mail in one language: paragraphs of plain text, and at most one link. */
export type MailWords = { subject: string; paragraphs: string[]; link?: { label: string; href: string } };

/**
 * A sentence with its values, each between Unicode isolates: a Latin name in an Arabic sentence, or the reverse, else
 * turns the quotes and brackets around it. For paragraphs; a subject is shown by programs that may not know them.
 */
export const fillParagraph = (sentence: string, values: Record<string, string>): string =>
  fill(
    sentence,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && `\u2068${value}\u2069`])),
  );

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A value that is a number, as people write one: of a phone, an invoice, a certificate, a team. */
const number = /\u2068((?=[^\u2069]*\d)[\w+()./ -]{1,30})\u2069/g;

/** Keeps numbers on one line and in their own direction: at its hyphen a line ends, and in Arabic its parts change places. */
const withNumbers = (html: string) =>
  html.replace(number, (_, text: string) => `<span dir="ltr" style="white-space:nowrap">${text}</span>`);

function htmlOf(language: Language, { paragraphs, link }: MailWords): string {
  const direction = directionOf(language);
  const lines = paragraphs.map(
    (paragraph) =>
      `<p dir="auto" style="margin:0 0 12px">${withNumbers(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`,
  );
  const button = link
    ? `<p><a href="${escapeHtml(link.href)}" style="display:inline-block;background:#ff6b1a;color:#1b0c02;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<div lang="${language}" dir="${direction}" style="padding:24px;text-align:start">${lines.join('')}${button}</div>`;
}

const quoteHtml = (quote: string) =>
  `<blockquote dir="auto" style="margin:0;padding:24px;border-inline-start:4px solid #0f7a52;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`;

type Written = { subject: string; text: string; html: string };

/**
 * A mail in the language that its reader chose; in both while they have chosen none, Arabic first, because a mail has no
 * language switch. All user input is escaped.
 * @param quote as in `bilingualMail`
 */
export function personalMail(
  reader: { language: Language | null } | undefined,
  wordsIn: (language: Language) => MailWords,
  quote?: string,
): Written {
  const chosen = reader?.language;
  return write(
    (chosen ? [chosen] : languages).map((language) => [language, wordsIn(language)]),
    quote,
  );
}

/**
 * A mail in both languages, for readers who are no person of the portal.
 * @param quote a text that somebody wrote: shown once below both languages, with its line breaks
 */
export function bilingualMail(words: Record<Language, MailWords>, quote?: string): Written {
  return write(
    languages.map((language) => [language, words[language]]),
    quote,
  );
}

function write(parts: (readonly [Language, MailWords])[], quote?: string): Written {
  const [outer = 'ar'] = parts.map(([language]) => language);
  const texts = parts.map(([, { paragraphs, link }]) =>
    [...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n\n'),
  );
  const body = [...parts.map(([language, words]) => htmlOf(language, words)), ...(quote ? [quoteHtml(quote)] : [])];
  return {
    subject: parts.map(([, { subject }]) => subject).join(' | '),
    text: [...texts, ...(quote ? [quote] : [])].join('\n\n--\n\n'),
    html: `<!doctype html><html lang="${outer}" dir="${directionOf(outer)}"><meta charset="utf-8"><body style="margin:0;background:#fbf8f1;color:#0c1d38;font:16px/1.7 'IBM Plex Sans Arabic',Tahoma,sans-serif"><div style="max-width:560px;margin:auto;background:#fff">${body.join('<hr style="border:0;border-top:1px solid #e4dcc9">')}</div></body></html>`,
  };
}
