import { marked, type Token } from 'marked';
import { z } from 'zod';
import { type Voice, voices } from '../people/voices.ts';
import { named, readJson, readText } from './files.ts';

export type DemoPost = {
  by: Voice;
  /** HTML from the editor. */
  body: string;
  /** How many people like it. */
  likes: number;
};

/** @param after hours since what it answers was written */
type Answer = DemoPost & { after: number; replies?: Answer[] };

type DemoTopic = DemoPost & {
  title: string;
  /** When it was written, in Riyadh: `2025-09-03T19:20`. */
  at: string;
  comments: Answer[];
};

const topicLine = /^(\w+), (\d{4}-\d\d-\d\dT\d\d:\d\d), (\d+) likes?$/;
const answerLine = /^(\w+), (\d+(?:\.\d+)?) h later, (\d+) likes?$/;

/**
 * Reads a category of the forum, written in Markdown:
 *
 *     # Title
 *
 *     sara, 2025-09-03T19:20, 4 likes
 *
 *     What she asks. Headings of her own are of the third level.
 *
 *     ## khalid, 3 h later, 2 likes
 *
 *     A comment, so many hours after the topic.
 *
 *     ### sara, 1 h later, 1 like
 *
 *     A reply to it, so many hours after what is above it.
 *
 * @throws with the line that is not the head of a post or names an unknown writer
 */
export function parseTopics(markdown: string): DemoTopic[] {
  const topics: DemoTopic[] = [];
  for (const { head, tokens } of sections(marked.lexer(markdown))) {
    if (head.depth === 1) {
      const [line, ...rest] = tokens;
      const [, by, at, likes] = matched(topicLine, line?.raw ?? '');
      topics.push({ title: head.text, at, ...post(by, likes, rest), comments: [] });
      continue;
    }
    const [, by, after, likes] = matched(answerLine, head.text);
    const answer: Answer = { ...post(by, likes, tokens), after: Number(after) };
    const comments = topics.at(-1)?.comments;
    const parent = comments?.at(-1);
    if (head.depth === 2 && comments) comments.push(answer);
    else if (head.depth === 3 && parent) parent.replies = [...(parent.replies ?? []), answer];
    else throw new Error(`Nothing to answer: ${head.text}`);
  }
  return topics;
}

type Section = { head: { depth: number; text: string }; tokens: Token[] };

/** Splits before each head of a post; other headings belong to the post around them. */
function sections(tokens: Token[]): Section[] {
  const found: Section[] = [];
  for (const token of tokens) {
    const isHead = token.type === 'heading' && (token.depth < 3 || answerLine.test(token.text));
    if (isHead) found.push({ head: { depth: token.depth, text: token.text }, tokens: [] });
    else if (token.type !== 'space') found.at(-1)?.tokens.push(token);
  }
  return found;
}

function matched(pattern: RegExp, line: string): [string, string, string, string] {
  const found = pattern.exec(line.trim());
  if (!found) throw new Error(`No head of a post: ${line}`);
  return found as unknown as [string, string, string, string];
}

function post(by: string, likes: string, tokens: Token[]): DemoPost {
  if (!(by in voices)) throw new Error(`Nobody in the forum is called ${by}`);
  return { by: by as Voice, likes: Number(likes), body: marked.parser(tokens) };
}

const text = z.string().min(1);
const Categories = z.array(z.strictObject({ file: text, name: text, nameEn: text }));

/** The forum's categories with their topics, in the order of the tabs. */
export const categories = readJson('community/categories.json', Categories).map(({ file, ...names }) => {
  const path = `community/${file}.md`;
  return named(path, () => ({ ...names, topics: parseTopics(readText(path)) }));
});
