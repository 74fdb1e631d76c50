export { eraseAgain, eraseAgainJob, removeErasedFiles, removeErasedFilesJob } from './erase.ts';
export { lastRequestOf } from './requests.ts';
export { personalDataRoutes } from './routes.ts';
export { deletionRequestJob, sendDeletionRequest } from './send-request.ts';
export { deletionRequests } from './table.ts';
