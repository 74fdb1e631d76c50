import { type ChildProcess, execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { templatesDir as documentTemplates, fontFiles } from '#documents/files.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { createDocumentRenderer, DocumentError, type DocumentRenderer } from './renderer.ts';

let templatesDir: string;
let renderer: DocumentRenderer | undefined;
const workers: ChildProcess[] = [];

subscribe('child_process', (message) => workers.push((message as { process: ChildProcess }).process));

/** For what asks only how a document looks: a compiler of its own takes half a second. */
let shared: DocumentRenderer | undefined;
const render: DocumentRenderer['render'] = (template, inputs) => {
  shared ??= createDocumentRenderer({ templatesDir, fontFiles });
  return shared.render(template, inputs);
};

const create = (options = {}) => {
  renderer = createDocumentRenderer({ templatesDir, fontFiles, ...options });
  return renderer;
};

beforeAll(async () => {
  templatesDir = await mkdtemp(join(tmpdir(), 'templates-'));
  const type = '#set text(font: "Portal Sans", fallback: false)\n';
  await writeFile(
    join(templatesDir, 'note.typ'),
    `#set document(date: datetime(year: 2026, month: 1, day: 2))\n${type}#sys.inputs.words`,
  );
  await copyFile(join(documentTemplates, 'look.typ'), join(templatesDir, 'look.typ'));
  await writeFile(
    join(templatesDir, 'names.typ'),
    '#import "look.typ": *\n#set document(date: none)\n#show: document-text\n#typed(sys.inputs.words)',
  );
  await writeFile(join(templatesDir, 'broken.typ'), '#sys.inputs.absent');
  await writeFile(join(templatesDir, 'outside.typ'), '#read("../../etc/hostname")');
  await writeFile(join(templatesDir, 'slow.typ'), '#for i in range(40000000) { let x = calc.sin(i) }');
});
afterEach(() => renderer?.close());
afterAll(async () => {
  await shared?.close();
  await rm(templatesDir, { recursive: true });
});

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).text;

test('documents asked for at once come each to its own caller, also across a change of worker', async () => {
  const { render } = create({ documentsPerWorker: 2 });
  const wanted = ['one', 'two', 'three', 'four', 'five'];
  const before = workers.length;
  const made = await Promise.all(wanted.map((words) => render('note', { words })));
  expect(await Promise.all(made.map(textOf))).toEqual(wanted);
  expect(workers.length - before).toBe(3);
});

test('the same data gives the same bytes, a long-term archive PDF', async () => {
  const { render } = create();
  const [first, second] = [await render('note', { words: 'again' }), await render('note', { words: 'again' })];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.from(first).toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
});

test('a drawing is an SVG whose letters are outlines, so that it looks the same without the fonts', async () => {
  const { draw } = create();
  const lettersOf = async (words: string) => {
    const svg = Buffer.from(await draw('note', { words })).toString();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<text|font-family/);
    return new Set(svg.match(/<use [^>]*href="#[^"]+"/g)?.map((use) => use.split('href=')[1]));
  };
  // In joined text the same letter has an initial, a medial and a final outline.
  expect((await lettersOf('ببب')).size - (await lettersOf('ب')).size).toBe(2);
});

const archived = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').includes('<pdfaid:part>3</pdfaid:part>');

test.each([
  ['Emoji', 'Robots 🤖🦅 win'],
  ['Emoji made of several: a family, a flag, a skin, a keycap', 'A 👨‍👩‍👧‍👦 B 🇸🇦 C 👍🏽 D 1️⃣ E'],
  // This PDF reader puts a mark at the end of a word after the space; others do not (decision 044).
  ['Arabic with its marks', 'مَدرسة إلكترونيًّا، الآن لِلأمَل لا لُؤلؤ'],
  ['Arabic letters of Persian and Urdu', 'پرچم گڑیا چھوٹے ڈاکٹر'],
  ['Latin of many languages', 'Łódź Çeşme Zoë Ñandú Việt Þór'],
  ['Greek and Cyrillic', 'Αθήνα Школа'],
])('%s is in the words of an archive PDF', async (_, words) => {
  const pdf = await render('names', { words });
  expect((await textOf(pdf)).normalize('NFC')).toBe(words.normalize('NFC'));
  expect(archived(pdf)).toBe(true);
});

test.each([
  ['letters of scripts that our fonts lack, one sign for a run of them', 'Team 日本 हिन्दी 7', 'Team � � 7'],
  ['a sign of our scripts that no font has', 'Robo ① \ue000 win', 'Robo 1 � win'],
  ['letters that only look special', '𝓡𝓸𝓫𝓸 win', 'Robo win'],
])('%s: shown, not left to a box', async (_, words, shown) => {
  const pdf = await render('names', { words });
  expect(await textOf(pdf)).toBe(shown);
  expect(archived(pdf)).toBe(true);
});

test('where not even the sign for it can be shown, the archive form is given up, not the document', async () => {
  const pdf = await render('note', { words: 'Robots 🤖 win' });
  expect(await textOf(pdf)).toMatch(/Robots .*win/);
  expect(archived(pdf)).toBe(false);
});

test.each([
  ['that fails', 'broken', /broken: .*absent/],
  ['that does not exist', 'nowhere', /nowhere/],
  ['that reaches out of its folder', 'outside', /outside/],
])('a template %s is refused, and the next document is made', async (_, template, message) => {
  const { render } = create();
  const refused = render(template, {});
  const next = render('note', { words: 'next' });
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toBeInstanceOf(DocumentError);
  expect(await textOf(await next)).toBe('next');
});

test.each([
  'Falcons ۞۞۞',
  'Robots ٪٪٪',
  '﷽﷽﷽',
  '﷽ ﷽ ﷽',
  '﴿﷽﴾',
  '٬٬٬',
  '؀؁؂؃؄',
  'Team ٥٪٪ x',
  '100٪٪ فريق',
  'فريق ٬٬٬ ۝۝',
  'ﷺﷺﷺ',
  '؛؛؛ ؟؟؟ ،،، ۔۔۔',
])('a row of Arabic signs that are no letters is set: %s', async (words) => {
  expect(await archived(await render('names', { words }))).toBe(true);
});

test('a compiler that ends its process takes nobody with it: the next document is made', async () => {
  const { render } = create();
  await render('note', { words: 'warm' });
  const lost = render('slow', {});
  const next = render('note', { words: 'next' });
  workers.at(-1)?.kill('SIGABRT');
  await expect(lost).rejects.toThrow('The document worker ended: SIGABRT');
  expect(await textOf(await next)).toBe('next');
});

test('a document that takes too long is given up, and the next one is made by a new worker', async () => {
  const { render } = create({ timeout: 2_000 });
  await render('note', { words: 'warm' });
  const late = render('slow', {});
  const next = render('note', { words: 'next' });
  await expect(late).rejects.toThrow('slow: not ready after 2000 ms');
  expect(await textOf(await next)).toBe('next');
});

test('closing refuses what waits; after it the renderer can start anew', async () => {
  const { render, close } = create();
  const waiting = [render('note', { words: 'a' }), render('note', { words: 'b' })];
  const outcome = Promise.allSettled(waiting);
  await close();
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await textOf(await render('note', { words: 'anew' }))).toBe('anew');
});

test('after a time without work the worker ends, and the next document starts it again', async () => {
  const { render } = create({ idle: 50 });
  await render('note', { words: 'first' });
  const before = workers.length;
  await once(workers.at(-1) as ChildProcess, 'exit');
  expect(await textOf(await render('note', { words: 'second' }))).toBe('second');
  expect(workers.length).toBe(before + 1);
});

test('a process that made a document and forgot to close ends by itself', async () => {
  const code = `
    import { createDocumentRenderer } from ${JSON.stringify(new URL('./renderer.ts', import.meta.url).href)};
    const options = ${JSON.stringify({ templatesDir, fontFiles })};
    const pdf = await createDocumentRenderer(options).render('note', { words: 'bye' });
    process.stdout.write(pdf.subarray(0, 5));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { timeout: 60_000 });
  expect((await run).stdout).toBe('%PDF-');
});
