import { marked, type Token } from 'marked';
import type { Language } from '#contract/languages.ts';
import { formatAges } from '#locales/format.ts';
import type { FaqRecord } from '#server/features/faqs/index.ts';
import { named, readText } from './files.ts';
import { first2025, wro2024 } from './seasons.ts';

/** A question as the sample content writes it; answers are simple HTML. */
type DemoFaq = Pick<FaqRecord, 'question' | 'questionEn' | 'answer' | 'answerEn'>;

const competitions = [first2025, wro2024].flatMap((season) => season.competitions);

/** `{ages FLLC}` stands for the ages of that competition, so that an answer cannot name others. */
function withAges(markdown: string, language: Language): string {
  return markdown.replace(/\{ages (\w+)\}/g, (_, slug, offset) => {
    const competition = competitions.find((one) => one.slug === slug);
    if (!competition) {
      const question = markdown
        .slice(0, offset)
        .match(/^# .*$/gm)
        ?.at(-1);
      throw new Error(`no competition has the slug ${slug}, in “${question?.slice(2)}”`);
    }
    const years = competition.ageLevels.flatMap(({ description }) => description.split('-').map(Number));
    return formatAges({ from: Math.min(...years), to: Math.max(...years) }, language);
  });
}

/** Each heading of the first level is a question, and what follows it the answer. */
export function parseFaqs(markdown: string, language: Language): [question: string, answer: string][] {
  const found: { question: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(withAges(markdown, language))) {
    if (token.type === 'heading' && token.depth === 1) found.push({ question: token.text, tokens: [] });
    else if (token.type !== 'space') {
      const last = found.at(-1);
      if (!last) throw new Error('text before the first question');
      last.tokens.push(token);
    }
  }
  return found.map(({ question, tokens }) => {
    if (tokens.length === 0) throw new Error(`no answer to “${question}”`);
    return [question, marked.parser(tokens)];
  });
}

function readLanguage(topic: string, language: Language) {
  const path = `faqs/${topic}.${language}.md`;
  return named(path, () => parseFaqs(readText(path), language));
}

type Parsed = ReturnType<typeof parseFaqs>;

/** @throws if a question exists in one language only: with the first one of the longer text that has no counterpart */
export function paired(arabic: Parsed, english: Parsed): DemoFaq[] {
  const [alone] = arabic[english.length] ?? english[arabic.length] ?? [];
  if (alone)
    throw new Error(`the other language has fewer questions: “${alone}” or one before it lacks its translation`);
  return arabic.map(([question, answer], index) => {
    const [questionEn, answerEn] = english[index] as Parsed[number];
    return { question, questionEn, answer, answerEn };
  });
}

function readFaqs(topic: string): DemoFaq[] {
  const [arabic, english] = [readLanguage(topic, 'ar'), readLanguage(topic, 'en')];
  return named(`faqs/${topic}`, () => paired(arabic, english));
}

/** In the order of the page. */
export const faqs = ['registration', 'competitions', 'money', 'afterwards'].flatMap(readFaqs);
