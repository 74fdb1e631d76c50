export { settingRoutes } from './routes.ts';
export { ensureSettings, ownSite, sellerOf } from './store.ts';
export * from './table.ts';
