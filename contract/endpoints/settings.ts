import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Setting } from '../entities.ts';
import { z } from '../zod.ts';

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: "The site's name, texts and outside addresses",
  query: z.object({ site_name: z.string().optional() }),
  answer: z.object({ success, setting: Setting }),
  cacheSeconds: 60,
  reads: ['settings'],
});
