export { settingRoutes } from './routes.ts';
export { ensureSettings, ownSite, sellerOf, settingFinder } from './store.ts';
export * from './table.ts';
