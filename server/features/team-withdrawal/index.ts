export { teamWithdrawalRoutes } from './routes.ts';
export { refuseCharged } from './withdraw-team.ts';
