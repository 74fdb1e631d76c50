export {
  eraseAgain,
  eraseAgainJob,
  noteDeletions,
  removeErasedFiles,
  removeErasedFilesJob,
} from './erase.ts';
export { isWaiting } from './request-deletion.ts';
export { personalDataRoutes } from './routes.ts';
export { deletionDoneJob, sendDeletionDone } from './send-done.ts';
export { deletionRequestJob, sendDeletionRequest } from './send-request.ts';
export { deletionRequests } from './table.ts';
