export { issueBatch, issueBatchJob } from './issue-batch.ts';
export { certificateBatchRoutes } from './routes.ts';
export { forgetBatches } from './store.ts';
