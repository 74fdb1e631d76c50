import autocannon from 'autocannon';

export type Figures = { rate: number; p50: number; p99: number; failed: number };

/** What an address answers to 16 connections that ask again and again: answers a second, and milliseconds. */
export async function load(
  url: string,
  { seconds = 5, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<Figures> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
