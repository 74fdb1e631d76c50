export { backUpDaily, newestBackup, proveBackup, takeBackup } from './back-up.ts';
export { gatewayUnlessHeld, heldCopy, mailerUnlessHeld, workUnlessHeld } from './held-copy.ts';
export type { SystemDeps } from './overview.ts';
export { paymentSums } from './payment-sums.ts';
export { HOLD_COPY, readPortalState, releaseCopy } from './portal-state.ts';
export { watchProviders } from './provider-states.ts';
export { systemRoutes } from './routes.ts';
