import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { mendTextLayer } from './text-layer.ts';

/** The argument of the process that makes documents, as started by `renderer.ts`. */
export type WorkerSetup = { templatesDir: string; fontFiles: string[] };
export type WorkerTask = { template: string; inputs: Record<string, string>; form: 'pdf' | 'svg' };
export type WorkerReply = { made: Uint8Array<ArrayBuffer> } | { problem: string };

const { templatesDir, fontFiles } = JSON.parse(process.argv[2] ?? '') as WorkerSetup;
const compiler = NodeCompiler.create({
  workspace: templatesDir,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
});

/**
 * Scripts that our fonts do not cover: replaced all at once, because the compiler would report their characters one by
 * one.
 */
const foreign =
  /[^\p{sc=Latin}\p{sc=Arabic}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}][\p{M}\u200c\u200d]*/gu;
/** Replaces characters that cannot be shown; a template explains it below. */
const stand = '\ufffd';
const mostTries = 60;

type Inputs = WorkerTask['inputs'];

const everyInput = (inputs: Inputs, change: (text: string) => string): Inputs =>
  Object.fromEntries(Object.entries(inputs).map(([name, text]) => [name, change(text)]));

function compile(template: string, inputs: Inputs): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: join(templatesDir, `${template}.typ`), inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  return compiled.result;
}

/**
 * PDF/A-3b, the archive format that Saudi e-invoicing requires. It forbids characters without a glyph, and the compiler
 * reports one at a time: each is replaced by a plain equivalent (𝓡 by R), or by the replacement character. If fonts
 * lack that too, or a text has more of them than any real name, the result is an ordinary PDF.
 */
function toPdf(template: string, inputs: Inputs, tries = mostTries): Buffer {
  const document = compile(template, inputs);
  try {
    return compiler.pdf(document, { pdfStandard: 'a-3b' });
  } catch (error) {
    const [, named = ''] = /the text \\*"(.+?)\\*" could not be displayed/su.exec(String(error)) ?? [];
    if (named === '') throw error;
    const missing = named.replace(/\\+u\{(\w+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    if (tries === 0 || missing === stand) return compiler.pdf(document);
    const plain = missing.normalize('NFKC');
    // The inputs are JSON: a wide quotation mark must not become one that ends a string.
    const instead = plain === missing || /["\\\p{Cc}]/u.test(plain) ? stand : plain;
    return toPdf(
      template,
      everyInput(inputs, (text) => text.replaceAll(missing, instead)),
      tries - 1,
    );
  }
}

function render({ template, inputs, form }: WorkerTask): WorkerReply {
  try {
    const known = everyInput(inputs, (text) => text.normalize('NFC').replace(foreign, stand));
    const single = everyInput(known, (text) => text.replace(/\ufffd+/g, stand));
    const made = form === 'pdf' ? mendTextLayer(toPdf(template, single)) : compiler.svg(compile(template, single));
    return { made: new Uint8Array(typeof made === 'string' ? Buffer.from(made) : made) };
  } catch (error) {
    return { problem: String(error) };
  } finally {
    // Removes from the cache what the last document did not use; otherwise all documents, with personal data, would
    // stay in memory. The template and common words stay, which halves the time of a document.
    compiler.evictCache(1);
  }
}

process.on('message', (task: WorkerTask) => process.send?.(render(task)));
// The portal has exited, or no longer needs this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C and service managers signal every process; the portal finishes its running work first, and ends this one last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
