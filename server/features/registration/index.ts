export { findEntity } from './find-entity.ts';
export { teamPaymentRoutes } from './payment-routes.ts';
export { registrationRoutes } from './routes.ts';
export { confirmationJob, sendConfirmation } from './send-confirmation.ts';
export { buyerOf, itemsOfTeam, soldToTeam } from './team-order.ts';
export { teamPurpose } from './team-purpose.ts';
