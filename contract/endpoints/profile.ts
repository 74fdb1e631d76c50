import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** An active team of one's own that was ranked. */
export const Achievement = Team.pick({ _id: true, name: true, image: true, season: true }).extend({
  competion: Team.shape.competion.pick({ _id: true, slug: true, name: true, name_en: true }),
  resultes: z.object({ score: z.number().nullable(), ranked: z.number().int() }),
});
export type Achievement = z.output<typeof Achievement>;

/** Public spec, section 7; the path is spelt as there. */
export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/teams/achievments',
  access: 'signedIn',
  summary: 'Own teams that were ranked, the newest first',
  query: z.object({
    type: z
      .enum(['coach'])
      .optional()
      .catch(undefined)
      .describe('`coach`: those that the person manages; otherwise also those that they are a member of'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.achievements)
      .catch(limits.achievements)
      .default(limits.achievements),
  }),
  answer: z.object({ success, teams: z.array(Achievement) }),
});

export const Skill = z.object({
  _id: z.string(),
  name: z.string(),
  name_en: z.string(),
  level: z.number().int().min(0).max(100).nullable().describe('Per cent'),
});
export type Skill = z.output<typeof Skill>;

export const Education = z.object({
  _id: z.string(),
  school: z.string(),
  degree: z.string(),
  degree_en: z.string(),
  start_year: z.number().int().nullable(),
});
export type Education = z.output<typeof Education>;

/**
 * Ours: what STEB's `skills/user` says of the caller (public spec, section 7, "External identity provider"), asked by the
 * server. Both lists are empty for a person who has entered nothing there.
 */
export const getOwnSkills = endpoint({
  method: 'GET',
  path: '/api/profile/skills',
  access: 'signedIn',
  summary: 'Own education and skills, as the identity provider has them',
  answer: z.object({ success, skilles: z.array(Skill), education: z.array(Education) }),
  rate: rates.skills,
  errors: ['skills_unavailable'],
});
