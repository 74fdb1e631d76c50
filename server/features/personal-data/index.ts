export { removeErasedFiles, removeErasedFilesJob } from './remove-files.ts';
export { personalDataRoutes } from './routes.ts';
export { deletionRequestJob, sendDeletionRequest } from './send-request.ts';
