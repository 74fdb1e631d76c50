export { seasonRoutes } from './routes.ts';
export * from './table.ts';
