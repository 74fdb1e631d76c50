import { type ChildProcess, fork } from 'node:child_process';
import type { DecoderReply, EncodedPicture, PictureRules, PictureTask } from './decoder.ts';

export type { EncodedPicture, PictureRules } from './decoder.ts';

export type PictureEncoder = {
  /**
   * Makes a WebP of an untrusted picture. The result contains only the pixels: no metadata, and nothing of a file that
   * is both a picture and something else. Rejects with a `PictureError`.
   * @param from whose it is; without anybody it is the portal's own
   */
  encode(bytes: Uint8Array, rules: PictureRules, from?: Sender): Promise<EncodedPicture>;
  /** Ends the processes. Pictures in progress or requested later are refused as `busy`. */
  close(): Promise<void>;
};

export class PictureError extends Error {
  override name = 'PictureError';
  /**
   * `type`: none of the accepted formats; `unreadable`: broken, or above a limit; `lost`: it took too long or too much
   * memory, or its process crashed; `busy`: it was not tried, and a retry may work.
   */
  readonly reason: 'type' | 'unreadable' | 'lost' | 'busy';

  constructor(reason: PictureError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Who sent a picture: nobody's pictures take all places, and those of the office come before others. */
export type Sender = { id: string; isOffice: boolean };

type Options = {
  /** How many pictures are decoded at a time, each in a process of its own. */
  processes?: number;
  /** How many more may wait; each takes a few megabytes. A quarter of the places is left to the office. */
  queue?: number;
  /** How many of one person, who is not of the office, may wait. */
  share?: number;
  /** Milliseconds for one picture, including the start of its process. */
  timeout?: number;
  /** How many times the usual time a picture has, if `timeout` is not given. */
  patience?: number;
  /** The memory limit of a process, in bytes. */
  memory?: number;
  /** Large pictures fragment a process's memory, which is released only when it ends. */
  picturesPerProcess?: number;
  /** Milliseconds without work after which a process ends. */
  idle?: number;
};

type Job = {
  task: PictureTask;
  from: Sender | undefined;
  resolve: (made: EncodedPicture) => void;
  reject: (error: PictureError) => void;
};
type Decoder = {
  child: ChildProcess;
  ended: Promise<void>;
  pictures: number;
  job?: Job | undefined;
  timer?: NodeJS.Timeout;
};

/**
 * Decodes pictures in child processes, because a picture may be made to crash, fill or block the process that decodes
 * it. They start when first needed and cannot outlive this process (decision 030).
 */
export function createPictureEncoder(options: Options = {}): PictureEncoder {
  const { processes = 2, queue = 16, share = 6, patience = 1, memory = 640 * 1024 * 1024 } = options;
  const { timeout = 15_000 * patience } = options;
  const { picturesPerProcess = 25, idle = 60_000 } = options;
  const waiting: Job[] = [];
  const decoders = new Set<Decoder>();
  let closed = false;

  function start(): Decoder {
    const child = fork(new URL('./decoder.ts', import.meta.url), [String(memory)], {
      // No environment, so that an exploited decoder has no access to secrets.
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

  /** Kills a process; its current picture is refused. */
  function end(decoder: Decoder, error?: PictureError): void {
    if (!decoders.delete(decoder)) return;
    clearTimeout(decoder.timer);
    decoder.child.kill('SIGKILL');
    if (error) decoder.job?.reject(error);
    next();
  }

  /** A process without work does not keep this one alive, and ends after a while. */
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

  /** @throws PictureError `busy` where no place is left for this sender */
  function refuseTooMany(from: Sender | undefined): void {
    if (waiting.length >= queue) throw new PictureError('busy', `${queue} pictures are waiting`);
    if (!from || from.isOffice) return;
    const others = waiting.filter((job) => job.from && !job.from.isOffice);
    if (others.length >= Math.ceil(queue * 0.75))
      throw new PictureError('busy', `${others.length} pictures are waiting`);
    if (others.filter((job) => job.from?.id === from.id).length >= share)
      throw new PictureError('busy', `${share} pictures of one person are waiting`);
  }

  return {
    encode: (bytes, rules, from) =>
      new Promise((resolve, reject) => {
        if (closed) throw new PictureError('busy', 'Closed');
        refuseTooMany(from);
        const job = { task: { bytes, rules }, from, resolve, reject };
        // Behind the others of the office, and before everybody else's.
        if (from?.isOffice) waiting.splice(waiting.findLastIndex((other) => other.from?.isOffice) + 1, 0, job);
        else waiting.push(job);
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
