import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';
import type { Reason } from './unreadable.ts';

/** A worker that does with what it is given what the test says. */
class FakeWorker extends EventTarget {
  terminate = vi.fn();
  postMessage: () => void;
  constructor(act: (worker: FakeWorker) => void) {
    super();
    this.postMessage = () => act(this);
  }
  answer(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const source = { html: '', text: 'x' };

/** What reading ends with, and whether the worker was ended with it. */
async function endOf(act: (worker: FakeWorker) => void) {
  const worker = new FakeWorker(act);
  const read = readInWorker(source, () => worker as unknown as Worker).catch(
    ({ reason, named }: { reason: Reason; named: readonly string[] }) => [reason, ...named],
  );
  await vi.advanceTimersByTimeAsync(30_000);
  const end = await read;
  expect(worker.terminate).toHaveBeenCalledOnce();
  return end;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a file is what the worker read, or why it could not', async () => {
  expect(await endOf((worker) => worker.answer({ read: { rows: [] } }))).toEqual({ rows: [] });
  expect(await endOf((worker) => worker.answer({ reason: 'noColumns', named: ['ranked'] }))).toEqual([
    'noColumns',
    'ranked',
  ]);
});

test('a worker that cannot be loaded is not said to be a damaged file', async () => {
  expect(await endOf((worker) => worker.dispatchEvent(new Event('error')))).toEqual(['notLoaded']);
});

test('a browser that starts no worker says so, too', async () => {
  const start = () => {
    throw new DOMException('not allowed', 'SecurityError');
  };
  await expect(readInWorker(source, start)).rejects.toMatchObject({ reason: 'notLoaded' });
});

test('a slow device is not told that the file is too large', async () => {
  expect(await endOf(() => {})).toEqual(['tooSlow']);
});
