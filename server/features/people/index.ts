export { finishSave } from './finish-save.ts';
export { ownAccountRoutes } from './own-account.ts';
export { peopleRoutes } from './routes.ts';
export { accountChangedJob, sendAccountChanged } from './send-account-changed.ts';
export { savePersonJob } from './waiting-saves.ts';
