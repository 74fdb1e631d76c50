export { pictureAddress } from './address.ts';
export { pictureFileRoutes } from './files.ts';
export { uploadRoutes } from './routes.ts';
export { ownsUpload } from './store.ts';
export { uploads } from './table.ts';
