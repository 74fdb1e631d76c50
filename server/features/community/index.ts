export { communityRoutes } from './routes.ts';
export * from './table.ts';
