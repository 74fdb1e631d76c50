export { teamWithdrawalRoutes } from './routes.ts';
