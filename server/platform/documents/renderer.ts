import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { WorkerReply, WorkerSetup, WorkerTask } from './worker.ts';

export type DocumentRenderer = {
  /**
   * Makes a PDF of the template `<templatesDir>/<template>.typ`. The inputs are passed as data (`sys.inputs`), never as
   * source. Rejects with a `DocumentError` when the template fails or takes too long.
   */
  render(template: string, inputs: Record<string, string>): Promise<Uint8Array>;
  /** The same as an SVG without fonts: Typst shapes the text and converts every letter to an outline. */
  draw(template: string, inputs: Record<string, string>): Promise<Uint8Array>;
  /** Gives every document that is begun from now on so many times its usual time, on a slow machine. */
  patience(times: number): void;
  /** Ends the worker; waiting documents are rejected. A later `render` starts it again. */
  close(): Promise<void>;
};

export class DocumentError extends Error {
  override name = 'DocumentError';
}

const USUAL_TIMEOUT = 10_000;

type Options = {
  templatesDir: string;
  fontFiles: string[];
  /** Milliseconds for one document, including the start of the worker. */
  timeout?: number;
  /** The compiler keeps more than 1 MB of each document in memory until its process ends. */
  documentsPerWorker?: number;
  /** Milliseconds without work after which the worker ends. */
  idle?: number;
};

type Job = WorkerTask & { resolve: (made: Uint8Array) => void; reject: (error: Error) => void };

/**
 * Renders documents one after another in a child process, which starts with the first document and does not keep this
 * process alive. A thread is not enough: some texts crash the compiler and with it its whole process (decision 053).
 */
export function createDocumentRenderer(options: Options): DocumentRenderer {
  const { templatesDir, fontFiles, documentsPerWorker = 25, idle = 60_000 } = options;
  let { timeout = USUAL_TIMEOUT } = options;
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: ChildProcess | undefined;
  let documentsMade = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const setup: WorkerSetup = { templatesDir, fontFiles };
    const started = fork(new URL('./worker.ts', import.meta.url), [JSON.stringify(setup)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      // A crash message of the compiler contains the text that it was rendering.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    documentsMade = 0;
    started.on('message', (reply: WorkerReply) => {
      if (started !== worker) return;
      documentsMade += 1;
      finish('made' in reply ? reply.made : new DocumentError(`${current?.template}: ${reply.problem}`));
    });
    // Errors of an old worker (timeout, recycling) do not concern the work of its successor.
    started.on('error', (cause) => started === worker && lose(`The document worker failed: ${cause}`));
    started.on('exit', (code, signal) => started === worker && lose(`The document worker ended: ${signal ?? code}`));
    return started;
  }

  async function putAway(): Promise<void> {
    const ending = worker;
    worker = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null || !ending.pid) return;
    const ended = once(ending, 'exit');
    ending.ref();
    ending.kill('SIGKILL');
    await ended;
  }

  /** A worker without work does not keep this process alive. */
  function hold(process: ChildProcess, hold: boolean): void {
    for (const held of [process, process.channel]) hold ? held?.ref() : held?.unref();
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
      hold(worker, true);
      const { template, inputs, form } = current;
      timer = setTimeout(() => lose(`${template}: not ready after ${timeout} ms`), timeout);
      worker.send({ template, inputs, form } satisfies WorkerTask);
    } else {
      if (worker) hold(worker, false);
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
    patience(times) {
      timeout = (options.timeout ?? USUAL_TIMEOUT) * times;
    },
    async close() {
      clearTimeout(timer);
      for (const job of [current, ...waiting.splice(0)]) job?.reject(new DocumentError('Closed'));
      current = undefined;
      await putAway();
    },
  };
}

/** Control characters, and marks that change the direction of what follows: a name must not reorder its line. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The data of a document, without characters that mislead, in every text of it. */
export function plain<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(misleading, ' ').trim() as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)])) as T;
}
