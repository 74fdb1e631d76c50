import { afterEach, expect, it } from 'vitest';
import { confirm, questions } from './confirm.ts';
import { toast, toasts } from './toast.ts';

afterEach(() => toasts.set([]));
const texts = () => toasts.get().map((shown) => shown.text);

it('queues messages and drops the oldest beyond four', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) toast.info(text);
  expect(texts()).toEqual(['b', 'c', 'd', 'e']);
});

it('shows the same message once, as the newest', () => {
  toast.success('Saved');
  toast.error('Refused');
  toast.success('Saved');
  expect(texts()).toEqual(['Refused', 'Saved']);
});

it('dismisses one and leaves the others', () => {
  const first = toast.success('Saved');
  toast.info('New results');
  toast.dismiss(first);
  expect(texts()).toEqual(['New results']);
});

it('answers a question once, and takes a second question as a no to the first', async () => {
  const first = confirm({ title: 'Delete?', action: 'Delete' });
  const second = confirm({ title: 'Leave?', action: 'Leave' });
  expect(await first).toBe(false);
  questions.get()?.answer(true);
  expect(await second).toBe(true);
  expect(questions.get()).toBeNull();
});
