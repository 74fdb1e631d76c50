export { settingRoutes } from './routes.ts';
export { ensureSettings, ownSite, sellerOf, unpaidTeamsMax } from './store.ts';
export * from './table.ts';
