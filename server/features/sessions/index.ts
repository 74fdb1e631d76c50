export { ownSessionRoutes } from './own-sessions.ts';
export { sessionData } from './personal-data.ts';
export { knewPassword, refusedAccount } from './refused-by-steb.ts';
export { sessionRoutes } from './routes.ts';
export { sendWelcome, welcomeJob } from './send-welcome.ts';
export { endSessionsOf, forgetExpired, sessionFinder } from './store.ts';
export { sessions } from './table.ts';
