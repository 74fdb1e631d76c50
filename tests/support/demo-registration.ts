import people from '#demo/people.json' with { type: 'json' };
import { picture } from './season.ts';

type Choices = {
  wroseasons: { _id: string; competions: { _id: string; paid: boolean; agelevel: { title: string }[] }[] }[];
};
type Call = <T>(method: string, path: string, init?: RequestInit) => Promise<T>;

/** A valid form for the sample's open season and a competition with a fee, without the team's name. */
export async function demoForm(call: Call, token: string) {
  const { wroseasons } = await call<Choices>('GET', '/api/first-seasons?registration=true');
  const { regions } = await call<{ regions: { _id: string }[] }>('GET', '/api/regions');
  const upload = new FormData();
  upload.set('team_name', 'T');
  upload.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'logo.png');
  const init = { headers: { authorization: token }, body: upload };
  const { filename } = await call<{ filename: string }>('POST', '/api/uploads', init);
  const competition = wroseasons[0]?.competions.find((one) => one.paid);
  return {
    season_id: wroseasons[0]?._id,
    competion_id: competition?._id,
    ageLevel: competition?.agelevel[0]?.title,
    region: regions[0]?._id,
    schoolName: 'School',
    image: filename,
    coaches: [people.coaches[1]],
    members: people.members.slice(0, 2),
  };
}
