import type { Voice } from './voices.ts';

export type DemoPost = {
  by: Voice;
  /** HTML as the editor sends it. */
  body: string;
  /** How many people like it. */
  likes: number;
};

/** @param after hours since what it answers was written */
type Answer = DemoPost & { after: number };

export type DemoTopic = DemoPost & {
  title: string;
  /** When it was written, in Riyadh: `2025-09-03T19:20`. */
  at: string;
  comments: (Answer & { replies?: Answer[] })[];
};
