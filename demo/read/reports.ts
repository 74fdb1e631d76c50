import { z } from 'zod';
import { reportReasons } from '#contract/endpoints/community.ts';
import { type Voice, voices } from '../people/voices.ts';
import { readJson } from './files.ts';

const text = z.string().min(1);
const voice = z.enum(Object.keys(voices) as [Voice, ...Voice[]]);
/** `comment`: whose comment on the topic is reported, if it is not the topic. `after`: hours since the post. */
const Report = z.strictObject({
  ...{ topic: text, comment: voice.optional(), by: voice, reason: z.enum(reportReasons), note: text.default('') },
  ...{ after: z.number().positive(), settled: z.boolean().default(false) },
});

/** What people reported in the forum. */
export const reports = readJson('community-reports.json', z.array(Report));
