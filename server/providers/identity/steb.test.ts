import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { stebProvider } from './steb.ts';

/** A provider that answers every request with one person. */
async function providerOf(person: object) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: true, user: person })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return stebProvider({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'key' });
}

const person = { _id: 'x', name: 'Huda', national_id: '1000000001', dob: '2012-02-29T00:00:00Z' };

test('what a database would not take of a person is not believed', async () => {
  const said = await (await providerOf({ ...person, name: 'Hu\0da\u202e' })).personOfToken('token');
  expect([said?.name, said?.dob]).toEqual(['Huda', '2012-02-29']);
  for (const dob of ['2011-02-29', '0000-01-01', '2011-13-01', 'soon', '', null, undefined]) {
    expect((await (await providerOf({ ...person, dob })).personOfToken('token'))?.dob).toBeNull();
  }
});
