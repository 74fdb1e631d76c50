import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ProviderUnavailable } from '../http-client.ts';
import { stebProvider } from './steb.ts';

/** A provider that answers every request with one person. */
const providerOf = (person: object) => providerThatSays({ user: person });

/** A provider that answers every request with this. */
async function providerThatSays(answer: object) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: true, ...answer })));
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

const entity = { name: 'School', steb_user_id: 'y', crNumber: 7_000_000_001 };

test('an answer about another number than was asked for is no answer', async () => {
  const steb = await providerThatSays({ coach: person, member: { ...person, national_id: 1_000_000_001 }, ...entity });
  expect(await steb.coach('1000000001')).toMatchObject({ name: 'Huda' });
  expect(await steb.member('1000000001')).toMatchObject({ name: 'Huda' });
  expect(await steb.entity('7000000001')).toMatchObject({ name: 'School' });
  for (const about of ['coach', 'member', 'entity'] as const)
    await expect(steb[about]('1000000002')).rejects.toThrow(ProviderUnavailable);
});

test('a text longer than anybody’s is not believed', async () => {
  const long = { name: 'a'.repeat(301), nationality: 'a'.repeat(2_001), _id: 'a'.repeat(301) };
  for (const [field, text] of Object.entries(long)) {
    const said = { ...person, [field]: text };
    const steb = await providerThatSays({ coach: said, member: said, user: said });
    for (const about of ['coach', 'member'] as const)
      await expect(steb[about]('1000000001')).rejects.toThrow(ProviderUnavailable);
    await expect(steb.personOfToken('token')).rejects.toThrow(ProviderUnavailable);
  }
  const school = await providerThatSays({ ...entity, address: 'a'.repeat(2_001) });
  await expect(school.entity('7000000001')).rejects.toThrow(ProviderUnavailable);
});
