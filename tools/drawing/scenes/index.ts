import type { Drawing } from '../kit/svg.ts';
import { challengeCode } from './challenge-code.ts';
import { challengeJudging } from './challenge-judging.ts';
import { challengeRoute } from './challenge-route.ts';
import { challengeTable } from './challenge-table.ts';
import { discoverCarpet } from './discover-carpet.ts';
import { discoverTower } from './discover-tower.ts';
import { exploreDig } from './explore-dig.ts';
import { explorePoster } from './explore-poster.ts';
import { fairPlay } from './fair-play.ts';
import { hall } from './hall.ts';
import { handsIn } from './hands-in.ts';
import { innovatorsPalms } from './innovators-palms.ts';
import { innovatorsReef } from './innovators-reef.ts';
import { innovatorsStand } from './innovators-stand.ts';
import { jeddahMeet } from './jeddah-meet.ts';
import { missionMat } from './mission-mat.ts';
import { missionMeasure } from './mission-measure.ts';
import { missionParts } from './mission-parts.ts';
import { missionRun } from './mission-run.ts';
import { openingParade } from './opening-parade.ts';
import { podium } from './podium.ts';
import { riyadhEvening } from './riyadh-evening.ts';
import { roadToAlula } from './road-to-alula.ts';
import { schoolAtNight } from './school-at-night.ts';
import { sportsDuel } from './sports-duel.ts';
import { sportsField } from './sports-field.ts';
import { techBench } from './tech-bench.ts';
import { techField } from './tech-field.ts';
import { techRobot } from './tech-robot.ts';
import { trophies } from './trophies.ts';

/** The pictures of the gallery by the names of their files; each is 1200 by 800. */
export const scenes: Record<string, () => Drawing> = {
  'opening-parade': openingParade,
  'discover-carpet': discoverCarpet,
  'school-at-night': schoolAtNight,
  'challenge-code': challengeCode,
  'road-to-alula': roadToAlula,
  'challenge-route': challengeRoute,
  'discover-tower': discoverTower,
  'tech-bench': techBench,
  'explore-dig': exploreDig,
  'tech-robot': techRobot,
  'hands-in': handsIn,
  'challenge-table': challengeTable,
  'explore-poster': explorePoster,
  'jeddah-meet': jeddahMeet,
  'tech-field': techField,
  'challenge-judging': challengeJudging,
  'innovators-reef': innovatorsReef,
  'innovators-palms': innovatorsPalms,
  'mission-mat': missionMat,
  'mission-parts': missionParts,
  hall: hall,
  'mission-measure': missionMeasure,
  'mission-run': missionRun,
  'sports-duel': sportsDuel,
  'innovators-stand': innovatorsStand,
  'sports-field': sportsField,
  'fair-play': fairPlay,
  podium: podium,
  trophies: trophies,
  'riyadh-evening': riyadhEvening,
};
