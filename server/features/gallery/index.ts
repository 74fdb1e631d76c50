export { galleryRoutes } from './routes.ts';
export * from './table.ts';
