export { teamWithdrawalRoutes } from './routes.ts';
export { GATEWAY_TIMEOUT, refuseCharged } from './withdraw-team.ts';
