export { teamExportRoutes } from './export-routes.ts';
