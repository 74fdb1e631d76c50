import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { documentErrors, pictureErrors } from '../errors.ts';
import { sentFiles } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

const answer = z.object({ status: success, message: z.string(), filename: z.string(), url: z.string() });

/**
 * Multipart: `file` (JPG, PNG or GIF) and `team_name`, which is not kept. The answer's `filename` goes into the registration
 * as `image`.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'signedIn',
  summary: "Upload a team's logo",
  upload: {
    file: sentFiles.picture,
    fields: z.object({ team_name: z.string().optional().describe('Not kept') }),
  },
  answer,
  rate: rates.upload,
  errors: ['file_missing', ...pictureErrors],
});

/** The same for a form of the back-office, which sends the answer's `url` when it is saved. */
export const uploadOfficePicture = endpoint({
  method: 'POST',
  path: '/api/admin/uploads',
  access: 'admin:enter',
  summary: 'Upload a picture of a record',
  upload: { file: sentFiles.picture },
  answer,
  rate: rates.officeUpload,
  errors: ['file_missing', ...pictureErrors],
});

/** The same for a PDF that a competition offers. */
export const uploadOfficeDocument = endpoint({
  method: 'POST',
  path: '/api/admin/uploads/documents',
  access: 'admin-competitions',
  summary: 'Upload a PDF of a competition',
  upload: { file: sentFiles.resource },
  answer,
  rate: rates.officeUpload,
  errors: ['file_missing', ...documentErrors],
});
