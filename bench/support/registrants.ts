import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import people from '#demo/people.json' with { type: 'json' };
import { hashOf } from '#server/platform/tokens.ts';

/** A signed-in person with an uploaded logo. Each has an address of their own. */
type Registrant = { number: number; token: string; image: string };

/**
 * Creates this many people with a session and an unused picture each, in tables that every version of the portal has.
 */
export async function makeRegistrants(client: pg.ClientBase, count: number): Promise<Registrant[]> {
  const made = Array.from({ length: count }, (_, number) => {
    const token = randomBytes(24).toString('base64url');
    return { number, token, image: `${token}.webp` };
  });
  await client.query(
    `with given as (select * from unnest($1::text[], $2::bytea[], $3::text[]) as g (steb, hash, image)),
     person as (insert into users (id, steb_user_id, type, name, email, national_id)
       select gen_random_uuid(), steb, 1, 'Coach ' || steb, 'coach@school.example', '1000000199' from given returning id, steb_user_id),
     session as (insert into sessions (id, token_hash, user_id, expires_at)
       select gen_random_uuid(), hash, id, now() + interval '1 day' from given join person on steb_user_id = steb)
     insert into uploads (id, file_name, user_id, width, height, bytes)
     select gen_random_uuid(), image, id, 64, 64, 100 from given join person on steb_user_id = steb`,
    [made.map(({ token }) => token), made.map(({ token }) => hashOf(token)), made.map(({ image }) => image)],
  );
  return made;
}

export type Offer = { season: string; competition: string; ageLevel: string; region: string };

/** A competition of the sample with a fee that is open for registration. */
export async function findOffer(portal: string): Promise<Offer> {
  // biome-ignore lint/suspicious/noExplicitAny: the portal's version may differ from the contract's
  const get = async (path: string): Promise<any> => (await fetch(`${portal}/api/${path}`)).json();
  const { wroseasons } = await get('first-seasons?registration=true');
  const season = wroseasons[0]._id;
  const { competions } = await get(`competions?season=${season}`);
  const sold = competions.find((one: { price: number; registration: boolean }) => one.price > 0 && one.registration);
  const { regions } = await get('regions');
  return { season, competition: sold._id, ageLevel: sold.agelevel[0].title, region: regions[0]._id };
}

/** Registers a team of four, pays for it at the gateway and returns, as the pages do it. */
export async function registerAndPay(portal: string, offer: Offer, { number, token, image }: Registrant) {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${portal}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<never>;
  };
  const at = number % (people.members.length - 3);
  const data = {
    ...{ season_id: offer.season, competion_id: offer.competition, ageLevel: offer.ageLevel, region: offer.region },
    ...{ city: 'الرياض', schoolName: 'مدارس أفق المعرفة', stage: 'متوسط', teamName: `صقور نجد ${number}`, image },
    coaches: [people.coaches[number % people.coaches.length]],
    members: people.members.slice(at, at + 3),
    terms: true,
  };
  const { team }: { team: { _id: string } } = await call('teams/registration', { data });
  const { order }: { order: { url: string } } = await call('teams/registration_checker', { team_id: team._id });
  const card = new URLSearchParams({ card_number: '4000000000000002', expiry: '12/30', cvv: '123' });
  const paid = await fetch(order.url, { method: 'POST', body: card, redirect: 'manual' });
  const back = new URL(paid.headers.get('location') ?? '');
  const [returnToken, status] = back.pathname.split('/').slice(-3);
  const { payment }: { payment: { order: { status: { code: number } } } } = await call('telr-payment-checker', {
    ...{ team_id: team._id, status, token: returnToken },
  });
  if (payment.order.status.code <= 0) throw new Error('a payment was not taken as one');
}
