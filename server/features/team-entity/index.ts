export { teamEntityRoutes } from './routes.ts';
export { reissuedJob, sendReissued } from './send-reissued.ts';
