import { z } from 'zod';
import { reportReasons } from '#contract/endpoints/community.ts';
import { type Voice, voices } from '../people/voices.ts';
import { readJson } from './files.ts';

const text = z.string().min(1);
const voice = z.enum(Object.keys(voices) as [Voice, ...Voice[]]);

const Report = z.strictObject({
  topic: text.describe('The title of the topic'),
  comment: voice.optional().describe('Whose comment on the topic is reported, if it is not the topic itself'),
  by: voice,
  reason: z.enum(reportReasons),
  note: text.default(''),
  after: z.number().positive().describe('Hours after the post'),
  settledBy: text.optional().describe('The membership ID of an administrator of `accounts.json`'),
});

/** What people reported in the forum. */
export const reports = readJson('community-reports.json', z.array(Report));
