import type { Drawing } from '../kit/svg.ts';
import { challenge } from './challenge.ts';
import { discover } from './discover.ts';
import { explore } from './explore.ts';
import { innovators } from './innovators.ts';
import { mission } from './mission.ts';
import type { Moment } from './motion.ts';
import { sports } from './sports.ts';
import { tech } from './tech.ts';

/** The picture of each competition, by its file in `demo/content`: its banner at 0, its loop from 0 to 1. */
export const competitions: Record<string, (t: Moment) => Drawing> = {
  ...{ explore, challenge, tech, discover },
  ...{ 'robo-mission': mission, 'future-innovators': innovators, 'robo-sports': sports },
};
