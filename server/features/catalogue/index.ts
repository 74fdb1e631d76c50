export { timeoutAfter } from './answers.ts';
export { cataloguePictureRoutes } from './files.ts';
export { catalogueRoutes } from './routes.ts';
export { warmCatalogue } from './warm.ts';
