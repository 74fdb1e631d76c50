import { readTopics } from './read-topics.ts';
import type { DemoTopic } from './topic.ts';

/** The forum's categories with what is written in each, in the order of the tabs. */
export const categories: { name: string; nameEn: string; topics: DemoTopic[] }[] = [
  { name: 'أسئلة البداية', nameEn: 'First questions', topics: readTopics('questions') },
  { name: 'فيرست ليغو ليغ', nameEn: 'FIRST LEGO League', topics: readTopics('first-lego-league') },
  { name: 'تحدي فيرست التقني', nameEn: 'FIRST Tech Challenge', topics: readTopics('first-tech-challenge') },
  { name: 'أولمبياد الروبوت العالمي', nameEn: 'World Robot Olympiad', topics: readTopics('world-robot-olympiad') },
  { name: 'البناء والميكانيكا', nameEn: 'Building', topics: readTopics('building') },
  { name: 'البرمجة', nameEn: 'Programming', topics: readTopics('programming') },
  { name: 'ركن المدربين', nameEn: "Coaches' corner", topics: readTopics('coaches-corner') },
  { name: 'اللقاءات والفعاليات', nameEn: 'Events', topics: readTopics('events') },
];
