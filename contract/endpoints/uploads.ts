import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** Multipart: `file` (JPG, PNG or GIF) and `team_name`, which is not kept. The answer's `filename` goes into the registration as `image`. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'signedIn',
  summary: "Upload a team's logo",
  upload: ['file'],
  answer: z.object({ status: success, message: z.string(), filename: z.string(), url: z.string() }),
  rate: rates.upload,
  errors: [
    'file_missing',
    'file_too_large',
    'picture_type',
    'picture_unreadable',
    'upload_failed',
    'service_unavailable',
  ],
});
