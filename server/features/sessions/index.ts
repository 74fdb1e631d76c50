export { sessionData } from './personal-data.ts';
export { knewPassword, refusedAccount } from './refused-by-steb.ts';
export { sessionRoutes } from './routes.ts';
export { sendSignUpTried, signUpTriedJob } from './send-sign-up-tried.ts';
export { sendWelcome, welcomeJob } from './send-welcome.ts';
export { endSessionOf, endSessionsOf, forgetExpired, openSessionsOf, sessionFinder } from './store.ts';
export { sessions } from './table.ts';
