/** Names on the wire that the specification misspells, and clients have used since: they stay, and OpenAPI says what they mean. */
export const misspelt: Readonly<Record<string, string>> = {
  competion: 'competition',
  competions: 'competitions',
  competion_id: 'the id of a competition',
  resultes: 'the result',
  wroseasons: 'seasons',
  tearm_condition: 'terms and conditions, in Arabic',
  tearm_condition_en: 'terms and conditions, in English',
  cerfificate: 'certificate',
  cerfificate_path: 'the address of the certificate',
  cerfificate_path_en: 'the address of the certificate in English',
  certificatesq: 'qualification certificates',
  genrate: 'generate',
  transections: 'transactions',
  achievments: 'achievements',
  registertration: 'registration',
};

/** What the misspelt parts of an address mean; undefined for one without. */
export function meantBy(path: string): string | undefined {
  const parts = path.split('/').filter((part) => misspelt[part]);
  if (parts.length === 0) return undefined;
  const meant = parts.map((part) => `“${part}” is ${misspelt[part]}`);
  return `The address is spelt so since the first clients: ${meant.join(', ')}.`;
}
