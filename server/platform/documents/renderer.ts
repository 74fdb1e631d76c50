import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerSetup, WorkerTask } from './worker.ts';

export type DocumentRenderer = {
  /**
   * Makes a PDF of the template `<templatesDir>/<template>.typ`. The inputs reach it as data (`sys.inputs`), never as
   * source. Rejects with a `DocumentError` when the template fails or takes too long.
   */
  render(template: string, inputs: Record<string, string>): Promise<Uint8Array>;
  /** The same as an SVG without fonts: every letter is an outline, shaped and set by Typst. */
  draw(template: string, inputs: Record<string, string>): Promise<Uint8Array>;
  /** Stops the worker; documents still waiting are refused. A later `render` starts it again. */
  close(): Promise<void>;
};

export class DocumentError extends Error {
  override name = 'DocumentError';
}

type Options = {
  templatesDir: string;
  fontFiles: string[];
  /** Milliseconds that one document may take, the start of the worker included. */
  timeout?: number;
  /** The compiler keeps more than 1 MB of each document, and gives it back only when its thread ends. */
  documentsPerWorker?: number;
  /** Milliseconds without work after which the worker ends. */
  idle?: number;
};

type Job = WorkerTask & { resolve: (made: Uint8Array) => void; reject: (error: Error) => void };

/** Documents made one after another in one worker thread, which starts with the first and never keeps the process up. */
export function createDocumentRenderer(options: Options): DocumentRenderer {
  const { templatesDir, fontFiles, timeout = 10_000, documentsPerWorker = 25, idle = 60_000 } = options;
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let documentsMade = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const workerData: WorkerSetup = { templatesDir, fontFiles };
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
    documentsMade = 0;
    started.on('message', (reply: WorkerReply) => {
      if (started !== worker) return;
      documentsMade += 1;
      finish('made' in reply ? reply.made : new DocumentError(`${current?.template}: ${reply.problem}`));
    });
    // A worker that was put away (timeout, recycling) has nothing more to say about the work of its successor.
    started.on('error', (cause) => started === worker && lose(`The document worker failed: ${cause}`));
    started.on('exit', (code) => started === worker && lose(`The document worker ended with code ${code}`));
    return started;
  }

  /** Ends the worker without waiting: a compiler at work cannot be interrupted, only left to finish for nobody. */
  function putAway(): Promise<unknown> | undefined {
    const ended = worker?.terminate();
    worker = undefined;
    return ended;
  }

  function lose(reason: string): void {
    void putAway();
    finish(new DocumentError(reason));
  }

  function finish(outcome: Uint8Array | Error): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (outcome instanceof Error) job?.reject(outcome);
    else job?.resolve(outcome);
    if (documentsMade >= documentsPerWorker) void putAway();
    next();
  }

  function next(): void {
    if (current) return;
    current = waiting.shift();
    clearTimeout(timer);
    if (current) {
      worker ??= start();
      worker.ref();
      const { template, inputs, form } = current;
      timer = setTimeout(() => lose(`${template}: not ready after ${timeout} ms`), timeout);
      worker.postMessage({ template, inputs, form } satisfies WorkerTask);
    } else {
      worker?.unref();
      timer = setTimeout(() => void putAway(), idle);
      timer.unref();
    }
  }

  const make = (form: WorkerTask['form']) => (template: string, inputs: Record<string, string>) =>
    new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ template, inputs, form, resolve, reject });
      next();
    });

  return {
    render: make('pdf'),
    draw: make('svg'),
    async close() {
      clearTimeout(timer);
      for (const job of [current, ...waiting.splice(0)]) job?.reject(new DocumentError('Closed'));
      current = undefined;
      await putAway();
    },
  };
}
