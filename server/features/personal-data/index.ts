export { removeErasedFiles, removeErasedFilesJob } from './carry-out.ts';
export { personalDataRoutes } from './routes.ts';
export { deletionRequestJob, sendDeletionRequest } from './send-request.ts';
