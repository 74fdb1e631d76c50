/**
 * What each competition takes as scores, by its slug (public spec, sections 2 and 4). A competition with another slug
 * takes none.
 */

/** What an entry of the scores is about. */
export const scoreKinds = ['match', 'innovation_project', 'robot_design'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export type ScorePanel = {
  /** What it asks for: scores, or the team's work, beside which its entries may be left out, all together. */
  asks: 'scores' | 'work';
  /** The entries with score, time and link, in their order on the wire. */
  entries: readonly ScoreKind[];
  /** How many match slots with FBS, OBS and link there are. */
  matches: number;
  /** Whether there is a link to the project, which is required, and one to its code, which is not. */
  project: boolean;
  document: 'required' | 'optional' | 'none';
};

const threeMatches = ['match', 'match', 'match'] as const;
const robotGame = {
  asks: 'scores',
  entries: [...threeMatches, 'innovation_project', 'robot_design'],
  matches: 0,
  project: false,
  document: 'required',
} as const;
const twoSlots = { asks: 'scores', entries: [], matches: 2, project: false, document: 'none' } as const;
const project = { asks: 'work', entries: [], matches: 0, project: true, document: 'optional' } as const;

const panels: Readonly<Record<string, ScorePanel>> = {
  FLLC: robotGame,
  // Explore has a model and a poster; a season that gives points for them may take these, too.
  FLLE: { ...robotGame, asks: 'work' },
  FTC: twoSlots,
  robosports: twoSlots,
  FLLD: project,
  future_innovators: project,
  robo_mission: { asks: 'scores', entries: threeMatches, matches: 0, project: false, document: 'none' },
};

export const scorePanelSlugs = Object.keys(panels);

export const scorePanelOf = (slug: string): ScorePanel | undefined =>
  Object.hasOwn(panels, slug) ? panels[slug] : undefined;
