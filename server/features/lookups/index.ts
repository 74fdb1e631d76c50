export { forgetLookUps, lookUpCounter } from './look-up-counter.ts';
export { lookUpData } from './personal-data.ts';
export { lookUpRoutes } from './routes.ts';
