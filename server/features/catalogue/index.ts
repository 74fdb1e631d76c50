export { cataloguePictureRoutes } from './files.ts';
export { catalogueRoutes } from './routes.ts';
