export { partnerRoutes } from './routes.ts';
export * from './table.ts';
