import createClient from 'openapi-fetch';
// Made of the description of the API when tests/calls/generated-client.test.ts begins, which checks these types, too.
import type { paths } from '../../.cache/openapi/paths.ts';

type Known = {
  address: string;
  account: { national_id: string; password: string };
  coach: string;
  members: string[];
  logo: Uint8Array<ArrayBuffer>;
  /** What a person does on the page of the gateway. */
  pay(url: string): Promise<void>;
};

const clientOf = (address: string, authorization?: string) =>
  createClient<paths>({ baseUrl: address, headers: authorization ? { authorization } : {} });

/** What was answered; a failure is thrown as it is. */
function answered<Data, Failure>({ data, error }: { data?: Data; error?: Failure }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** A program that knows nothing of the portal but its description registers a team, pays for it and fetches the invoice. */
export async function mainJob({ address, account, coach, members, logo, pay }: Known) {
  const signedIn = await clientOf(address).POST('/api/adduser', { body: account });
  answered(signedIn);
  const client = clientOf(address, signedIn.response.headers.get('authorization') ?? '');

  const { user } = answered(await client.POST('/api/getuser'));
  const { wroseasons } = answered(
    await client.GET('/api/first-seasons', { params: { query: { registration: 'true' } } }),
  );
  const [season] = wroseasons;
  const competition = season?.competions.find(({ registration, paid }) => registration && paid);
  const [region] = answered(await client.GET('/api/regions')).regions;
  if (!season || !competition || !region) throw new Error('nothing can be registered for');

  const { filename } = answered(
    await client.POST('/api/uploads', {
      body: { file: new Blob([logo], { type: 'image/png' }), team_name: 'Wave Riders' },
      bodySerializer({ file, team_name = '' }) {
        const form = new FormData();
        form.set('team_name', team_name);
        form.set('file', file, 'logo.png');
        return form;
      },
    }),
  );
  const lookedUp = answered(await client.POST('/api/lookups/coach', { body: { coach_id: coach } }));
  for (const member_id of members) answered(await client.POST('/api/lookups/member', { body: { member_id } }));

  const { team } = answered(
    await client.POST('/api/teams/registration', {
      params: { header: { 'Idempotency-Key': 'the-first-team' } },
      body: {
        data: {
          season_id: season._id,
          competion_id: competition._id,
          ageLevel: competition.agelevel[0]?.title ?? '',
          region: region._id,
          schoolName: 'School',
          teamName: 'Wave Riders',
          image: filename,
          coaches: [coach],
          members,
        },
      },
    }),
  );
  const { order } = answered(await client.POST('/api/teams/registration_checker', { body: { team_id: team._id } }));
  if (!order) throw new Error('nothing is to be paid');
  await pay(order.url);
  const { payment } = answered(await client.POST('/api/telr', { body: { team_id: team._id } }));

  const followed = answered(await client.GET('/api/teams', { params: { query: { team_id: team._id } } }));
  const { orders } = answered(
    await client.GET('/api/teams/transections', { params: { query: { team_id: team._id } } }),
  );
  const invoice = await client.GET('/files/invoices/{name}', {
    params: { path: { name: `${orders[0]?._id}.pdf` } },
    parseAs: 'arrayBuffer',
  });
  const unknown = await client.POST('/api/telr', { body: { team_id: season._id } });

  return {
    ...{ user, lookedUp, payment, invoice: answered(invoice) },
    team: followed.team,
    order: orders[0],
    refusal: unknown.error?.code,
  };
}

/** What the types must not let through: without an error here, the check of this file fails. */
export const refused = (client: ReturnType<typeof clientOf>) => [
  // @ts-expect-error a call that the portal has not
  () => client.GET('/api/nothing'),
  // @ts-expect-error a body without its team
  () => client.POST('/api/telr', { body: {} }),
  // @ts-expect-error a parameter of a wrong kind
  () => client.GET('/api/teams', { params: { query: { team_id: 1 } } }),
  // @ts-expect-error a field that no answer has
  async () => (await client.GET('/api/regions')).data?.cities,
];
