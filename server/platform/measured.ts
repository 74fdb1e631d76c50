import { channel } from 'node:diagnostics_channel';

/*
 * What is measured, told to whoever listens (`server/metrics.ts`), and to nobody at no cost. None of it names a person, or has
 * an id: they become labels.
 */
export type Measured = {
  request: { method: string; route: string; status: number; seconds: number };
  provider: { provider: string; purpose: string; answered: boolean; seconds: number };
  /** A breaker opened, or closed again. */
  breaker: { provider: string; purpose: string; open: boolean };
  mail: { outcome: 'sent' | 'refused' | 'failed' };
  /** A part that the portal needs gave no answer, or none that can be used. */
  failure: { part: string; code: string };
};

const channels = {
  request: channel('portal.request'),
  provider: channel('portal.provider'),
  breaker: channel('portal.breaker'),
  mail: channel('portal.mail'),
  failure: channel('portal.failure'),
};

export function tell<Kind extends keyof Measured>(kind: Kind, measured: Measured[Kind]): void {
  channels[kind].publish(measured);
}

/** @returns ends the listening */
export function listenTo<Kind extends keyof Measured>(
  kind: Kind,
  hear: (measured: Measured[Kind]) => void,
): () => void {
  const listener = (message: unknown) => hear(message as Measured[Kind]);
  channels[kind].subscribe(listener);
  return () => channels[kind].unsubscribe(listener);
}

/** Why something gave no answer, in a word that says nothing of what was asked: `503`, `ECONNREFUSED`, `timeout`. */
export function failureCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { name, message, code } = cause as NodeJS.ErrnoException;
    if (name === 'TimeoutError') return 'timeout';
    if (typeof code === 'string' && /^[A-Z\d_]{2,40}$/.test(code)) return code;
    const status = /^status (\d{3})$/.exec(message)?.[1];
    if (status) return status;
  }
  return 'no_answer';
}
