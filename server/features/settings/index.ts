export { settingRoutes } from './routes.ts';
export {
  ensureSettings,
  outsideLinks,
  ownSite,
  publisherOf,
  sellerIsComplete,
  sellerOf,
  unpaidTeamsMax,
} from './store.ts';
export * from './table.ts';
