import { building } from './building.ts';
import { coachesCorner } from './coaches-corner.ts';
import { events } from './events.ts';
import { firstLegoLeague } from './first-lego-league.ts';
import { firstTechChallenge } from './first-tech-challenge.ts';
import { programming } from './programming.ts';
import { questions } from './questions.ts';
import type { DemoTopic } from './topic.ts';
import { worldRobotOlympiad } from './world-robot-olympiad.ts';

/** The forum's categories with what is written in each, in the order of the tabs. */
export const categories: { name: string; nameEn: string; topics: DemoTopic[] }[] = [
  { name: 'أسئلة البداية', nameEn: 'First questions', topics: questions },
  { name: 'فيرست ليغو ليغ', nameEn: 'FIRST LEGO League', topics: firstLegoLeague },
  { name: 'تحدي فيرست التقني', nameEn: 'FIRST Tech Challenge', topics: firstTechChallenge },
  { name: 'أولمبياد الروبوت العالمي', nameEn: 'World Robot Olympiad', topics: worldRobotOlympiad },
  { name: 'البناء والميكانيكا', nameEn: 'Building', topics: building },
  { name: 'البرمجة', nameEn: 'Programming', topics: programming },
  { name: 'ركن المدربين', nameEn: "Coaches' corner", topics: coachesCorner },
  { name: 'اللقاءات والفعاليات', nameEn: 'Events', topics: events },
];
