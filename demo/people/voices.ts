/** The writers of the forum, by membership ID: people of `accounts.json` and coaches of generated teams. */
export const voices = {
  // The office
  fahd: '1000000002',
  // Coaches, students and organisations who can sign in
  sara: '1000000101',
  khalid: '1000000102',
  mona: '1000000103',
  layan: '1000000201',
  yousef: '1000000202',
  adam: '2000000203',
  oasis: '1000000301',
  najd: '1000000302',
  // Coaches
  hind: '1991000947',
  rayan: '1991000028',
  nawaf: '1991000500',
  turki: '1991001145',
  sadeem: '1991000437',
  ghada: '1991001263',
  ammar: '1991001053',
  mariam: '1991001354',
  osama: '1991000764',
  dana: '1991000482',
  suhail: '1991000873',
  tala: '1991000382',
  mishari: '1991000638',
  joud: '1991000491',
  lama: '1991000063',
  ibrahim: '1991000855',
} as const;

export type Voice = keyof typeof voices;
