export { faqRoutes } from './routes.ts';
export * from './table.ts';
