import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { inputOf, type Resource, resources, uploadForOffice } from '#tests/support/office-inputs.ts';
import type { Known } from '#tests/support/sample-of.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* A field that a form of the back-office has is stored and answered: one that was left out on the way is named here. */
let portal: TestPortal;
let season: TestSeason;
let regionId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  regionId = (await portal.call('GET', '/api/regions')).json.regions[0]._id;
});
afterAll(() => portal.close());

test('every resource that can be added to and changed is among these', () => {
  const [added, changed] = (['POST', 'PUT'] as const).map((verb) =>
    allEndpoints()
      .filter(({ method, path }) => method === verb && path.startsWith('/api/admin/'))
      .map(({ path }) => path),
  );
  const both = (added ?? []).filter((path) => changed?.includes(path)).toSorted();
  // Another one is a line in `tests/support/office-inputs.ts`. People are saved by the registry, which answers what it has
  // made of them: `server/features/people` proves theirs.
  const ofPeople = ['/api/admin/admins', '/api/admin/members', '/api/admin/users'];
  // A team has one result, so each needs a team of its own: `server/features/results/office.test.ts` proves them.
  // A saved view is renamed alone.
  const others = [...ofPeople, '/api/admin/results', '/api/admin/teams/views'];
  expect(both).toEqual([...Object.values(resources).map(({ list }) => list.path), ...others].toSorted());
});

/** Something in every field, and nothing that a record has without it. */
async function filled(resource: Resource): Promise<Record<string, unknown>> {
  const pictures = await Promise.all(Array.from({ length: 4 }, () => uploadForOffice(portal, 'picture')));
  const next = () => pictures.shift() ?? '';
  const values: Known = {
    ...{ link: () => 'https://example.com/a', location: () => 'https://example.com/b' },
    ...{ video: () => 'https://youtu.be/abc', phone: () => '+966112345678', price: () => 125.5 },
    ...{ members_no: () => 7, coaches_no: () => 3, competion: () => season.paid.id },
    ...(resource !== 'files' && { logo: next, banner: next, image: next }),
  };
  const english = resource === 'files' ? await uploadForOffice(portal, 'document') : '';
  return (await inputOf(portal, { season, regionId }, resource, {
    ...values,
    file_path_en: () => english,
  })) as Record<string, unknown>;
}

test.each(Object.keys(resources) as Resource[])(
  '%s: what its form has is read back as it was sent',
  async (resource) => {
    const { list, keys, input: schema } = resources[resource];
    const sent = await filled(resource);
    const { json, text } = await portal.call('POST', list.path, { as: 'admin', body: sent });
    const { _id, revision } = json[keys.one] ?? { _id: text };
    const one = resource === 'files' ? `${list.path}/one` : list.path;
    const read = async () => {
      const record = (await portal.call('GET', `${one}?id=${_id}`, { as: 'admin' })).json[keys.one];
      // A competition is answered with its whole season.
      return { ...record, ...(record.season?._id && { season: record.season._id }) };
    };
    const fields = Object.keys(schema.shape);
    expect(fields.filter((field) => sent[field] === '' || sent[field] === undefined)).toEqual([]);
    expect(await read()).toMatchObject(sent);

    // Whatever is a text or a switch is changed, too.
    const changed = Object.fromEntries(
      Object.entries(sent).map(([field, value]) => [
        field,
        value === 'text' ? `${field} changed` : typeof value === 'boolean' ? !value : value,
      ]),
    );
    await portal.call('PUT', list.path, { as: 'admin', body: { ...changed, id: _id, revision } });
    expect(await read()).toMatchObject(changed);
  },
);
