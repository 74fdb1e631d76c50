import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** What the renderer hands to its worker at the start. */
export type WorkerSetup = { templatesDir: string; fontFiles: string[] };
export type WorkerTask = { template: string; inputs: Record<string, string>; form: 'pdf' | 'svg' };
export type WorkerReply = { made: Uint8Array<ArrayBuffer> } | { problem: string };

const { templatesDir, fontFiles } = workerData as WorkerSetup;
const compiler = NodeCompiler.create({
  workspace: templatesDir,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
});

/**
 * PDF/A-3b, the archive form that Saudi e-invoicing asks for. It forbids a character that no font can show (an emoji in
 * a team's name); such a document is made all the same, as an ordinary PDF with a box in that place.
 */
function toPdf(document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'a-3b' });
  } catch (error) {
    if (!/could not be displayed with/.test(String(error))) throw error;
    return compiler.pdf(document);
  }
}

function render({ template, inputs, form }: WorkerTask): WorkerReply {
  try {
    const compiled = compiler.compile({ mainFilePath: join(templatesDir, `${template}.typ`), inputs });
    if (!compiled.result) return { problem: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics) };
    const made = form === 'pdf' ? toPdf(compiled.result) : Buffer.from(compiler.svg(compiled.result));
    return { made: new Uint8Array(made) };
  } catch (error) {
    return { problem: String(error) };
  } finally {
    // What the next document does not use goes with it, else every one ever made, people's data included, stays in
    // memory. The template and the shaped words that all have in common stay: that halves the time of a document.
    compiler.evictCache(1);
  }
}

parentPort?.on('message', (task: WorkerTask) => {
  const reply = render(task);
  parentPort?.postMessage(reply, 'made' in reply ? [reply.made.buffer] : []);
});
