import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMetrics } from '#server/metrics.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
let metrics: Awaited<ReturnType<typeof openMetrics>>;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  metrics = await openMetrics(portal.database, { port: 0, host: '127.0.0.1' });
  season = await openSeason(portal);
});
afterAll(async () => {
  await metrics.close();
  await portal.close();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
const get = (path: string) => fetch(portal.address + path);

test('requests, calls to services, connections, jobs, mails and payments are counted, and nobody is named', async () => {
  const team = await registerTeam(portal, season);
  await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: team._id } });
  await get('/api/faqs?lang=en');
  await get('/api/made-up/1000000201');
  await expect.poll(scrape, { timeout: 60_000 }).toContain('portal_mails_total{outcome="sent"}');
  const said = await scrape();
  expect(said).toMatch(/portal_http_request_seconds_count\{method="GET",route="\/api\/faqs",status="200"\} \d/);
  expect(said).toMatch(/portal_http_request_seconds_count\{method="GET",route="(\*|none)",status="404"\} \d/);
  expect(said).toMatch(
    /portal_provider_call_seconds_count\{provider="telr",purpose="create",outcome="answered"\} [1-9]/,
  );
  expect(said).toMatch(/portal_payment_attempts\{state="redirected"\} 1/);
  expect(said).toMatch(/portal_database_connections\{state="idle"\} \d/);
  expect(said).toContain('portal_database_away 0');
  const labels = said.split('\n').filter((line) => line.startsWith('portal_'));
  expect(labels.filter((line) => /[\da-f]{8}-|@|\d{9}/.test(line.split('} ')[0] ?? ''))).toEqual([]);
});

test.each(['operations/alerts.yml', 'operations/grafana-dashboard.json'])(
  '%s asks only for what there is',
  async (file) => {
    const text = await readFile(file, 'utf8');
    const asked = new Set(text.match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g));
    const said = await scrape();
    const there = new Set(said.match(/^[a-z0-9_]+/gm));
    for (const [, name] of said.matchAll(/^# TYPE (\S+)/gm)) there.add(name as string);
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  },
);

test('only metrics are answered there', async () => {
  expect((await fetch(`http://127.0.0.1:${metrics.port}/api/faqs`)).status).toBe(404);
});
