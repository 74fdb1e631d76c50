export { teamExportRoutes } from './export-routes.ts';
export { teamViewRoutes } from './view-routes.ts';
