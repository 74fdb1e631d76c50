import { type ChildProcess, fork } from 'node:child_process';
import type { DecoderReply, EncodedPicture, PictureRules, PictureTask } from './decoder.ts';

export type { EncodedPicture, PictureRules } from './decoder.ts';

export type PictureEncoder = {
  /**
   * Makes a WebP of a picture from outside. What comes out holds the points alone: no metadata, and nothing of a file
   * that is a picture and something else at once. Rejects with a `PictureError`.
   */
  encode(bytes: Uint8Array, rules: PictureRules): Promise<EncodedPicture>;
  /** Ends the processes. Pictures under way or still to come are refused as `busy`. */
  close(): Promise<void>;
};

export class PictureError extends Error {
  override name = 'PictureError';
  /**
   * `type`: none of the formats that are taken; `unreadable`: broken, or past a limit; `lost`: it took too long or too
   * much memory, or its process crashed; `busy`: nobody looked at it, another try may do.
   */
  readonly reason: 'type' | 'unreadable' | 'lost' | 'busy';

  constructor(reason: PictureError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

type Options = {
  /** How many pictures are unpacked at a time, each by a process of its own. */
  processes?: number;
  /** How many more may wait; each is a few megabytes. */
  queue?: number;
  /** Milliseconds that one picture may take, the start of its process included. */
  timeout?: number;
  /** Bytes of memory that a process may take. */
  memory?: number;
  /** Large pictures leave holes in a process's memory, which only its end gives back. */
  picturesPerProcess?: number;
  /** Milliseconds without work after which a process ends. */
  idle?: number;
};

type Job = { task: PictureTask; resolve: (made: EncodedPicture) => void; reject: (error: PictureError) => void };
type Decoder = {
  child: ChildProcess;
  ended: Promise<void>;
  pictures: number;
  job?: Job | undefined;
  timer?: NodeJS.Timeout;
};

/**
 * Unpacks pictures in processes beside this one, since a picture may be made to break, to fill or to hold up whoever
 * unpacks it. They start when first needed and cannot outlive this process (decision 030).
 */
export function createPictureEncoder(options: Options = {}): PictureEncoder {
  const { processes = 2, queue = 16, timeout = 15_000, memory = 640 * 1024 * 1024 } = options;
  const { picturesPerProcess = 25, idle = 60_000 } = options;
  const waiting: Job[] = [];
  const decoders = new Set<Decoder>();
  let closed = false;

  function start(): Decoder {
    const child = fork(new URL('./decoder.ts', import.meta.url), [String(memory)], {
      // No environment: who breaks into a decoder finds no secret there.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve()).once('error', () => resolve());
    });
    const decoder: Decoder = { child, ended, pictures: 0 };
    child.on('message', (reply: DecoderReply) => decoders.has(decoder) && hear(decoder, reply));
    child.on('error', (cause) => end(decoder, new PictureError('busy', 'The process could not be used', { cause })));
    child.on('exit', (code, signal) => end(decoder, new PictureError('lost', `The process ended: ${signal ?? code}`)));
    decoders.add(decoder);
    return decoder;
  }

  function hear(decoder: Decoder, reply: DecoderReply): void {
    if ('made' in reply) {
      decoder.job?.resolve(reply.made);
    } else if (reply.problem === 'memory') {
      end(decoder, new PictureError('lost', `More than ${memory} bytes of memory`));
      return;
    } else {
      const { problem, cause } = reply;
      decoder.job?.reject(new PictureError(problem, 'The picture was refused', { cause }));
    }
    decoder.job = undefined;
    if (decoder.pictures >= picturesPerProcess) end(decoder);
    else rest(decoder);
    next();
  }

  /** Kills a process; what it was at is refused. */
  function end(decoder: Decoder, error?: PictureError): void {
    if (!decoders.delete(decoder)) return;
    clearTimeout(decoder.timer);
    decoder.child.kill('SIGKILL');
    if (error) decoder.job?.reject(error);
    next();
  }

  /** A process without work does not keep this one up, and ends after a while. */
  function rest(decoder: Decoder): void {
    clearTimeout(decoder.timer);
    decoder.child.unref();
    decoder.child.channel?.unref();
    decoder.timer = setTimeout(() => end(decoder), idle).unref();
  }

  function give(decoder: Decoder, job: Job): void {
    clearTimeout(decoder.timer);
    decoder.job = job;
    decoder.pictures += 1;
    decoder.child.ref();
    decoder.child.channel?.ref();
    decoder.timer = setTimeout(() => end(decoder, new PictureError('lost', `Not ready after ${timeout} ms`)), timeout);
    decoder.child.send(job.task);
  }

  function next(): void {
    const free = [...decoders].find(({ job }) => !job);
    if (!free && decoders.size >= processes) return;
    const job = waiting.shift();
    if (!job) return;
    try {
      give(free ?? start(), job);
    } catch (cause) {
      job.reject(new PictureError('busy', 'No process could be started', { cause }));
    }
    next();
  }

  return {
    encode: (bytes, rules) =>
      new Promise((resolve, reject) => {
        if (closed) throw new PictureError('busy', 'Closed');
        if (waiting.length >= queue) throw new PictureError('busy', `${queue} pictures are waiting`);
        waiting.push({ task: { bytes, rules }, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new PictureError('busy', 'Closed'));
      const running = [...decoders];
      for (const decoder of running) {
        decoder.child.ref();
        end(decoder, new PictureError('busy', 'Closed'));
      }
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}
