export { officeSettings } from './office.ts';
export { settingRoutes } from './routes.ts';
export {
  ensureSettings,
  officeMailbox,
  outsideLinks,
  ownSite,
  publisherOf,
  sellerIsComplete,
  sellerOf,
  unpaidTeamsMax,
} from './store.ts';
export * from './table.ts';
