import autocannon from 'autocannon';

export type Figures = { rate: number; p50: number; p99: number; failed: number };

/** Loads an address with 16 connections that repeat the request: answers a second, and milliseconds. */
export async function load(
  url: string,
  { seconds = 5, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<Figures> {
  return figuresOf(await autocannon({ url, connections: 16, duration: seconds, headers }));
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** Sends this many requests a second to an address, until it is stopped. */
export function traffic(url: string, { rate }: { rate: number }): { stop(): Promise<Figures> } {
  const ended = Promise.withResolvers<Figures>();
  const forever = { duration: 3600, connections: 4, overallRate: rate, headers: { cookie: 'lang=en' } };
  const visits = autocannon({ url, ...forever }, (error, result) => {
    if (error) ended.reject(error);
    else ended.resolve(figuresOf(result));
  });
  return {
    stop() {
      visits.stop();
      return ended.promise;
    },
  };
}

const figuresOf = (result: autocannon.Result): Figures => ({
  rate: Math.round(result.requests.average),
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.errors + result.non2xx,
});
