type Season = { _id: string; slug: string; competions: { _id: string }[] };

/** The public pages of a portal with the sample content, by kind. */
export async function publicAddresses(address: string) {
  const read = async <T>(path: string) => (await fetch(address + path)).json() as Promise<T>;
  const { wroseasons } = await read<{ wroseasons: Season[] }>('/api/first-seasons');
  const { result } = await read<{ result: { slug: string; created_at: string }[] }>('/api/community');
  const past = wroseasons.find((season) => season.slug === 'wro-2024');
  const [topic] = result;
  if (!past?.competions[0] || !topic) throw new Error('the sample content lacks a season or a topic');
  return {
    home: '/',
    season: '/seasons/first-2025/',
    competition: `/competion/${past.competions[0]._id}`,
    results: `/resultes/${past._id}/`,
    courses: '/courses/',
    shops: '/shops/',
    centres: '/regions/',
    gallery: '/gallery/',
    about: '/about-us/',
    contact: '/contact-us/',
    talents: '/moetalent/',
    privacy: '/privacy-policy/',
    terms: '/terms-conditions/',
    community: '/community/',
    topic: `/community/forums/${topic.created_at.slice(0, 10)}/${topic.slug}`,
  };
}
