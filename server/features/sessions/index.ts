export { sessionData } from './personal-data.ts';
export { sessionRoutes } from './routes.ts';
export { sendSignUpTried, signUpTriedJob } from './send-sign-up-tried.ts';
export { sendWelcome, welcomeJob } from './send-welcome.ts';
export { forgetExpired, sessionFinder } from './store.ts';
