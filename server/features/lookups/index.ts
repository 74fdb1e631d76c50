export { forgetLookUps, lookUpCounter } from './look-up-counter.ts';
export { lookUpRoutes } from './routes.ts';
