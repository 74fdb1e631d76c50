export { pictureAddress } from './address.ts';
export { pictureFileRoutes } from './files.ts';
export { uploadData } from './personal-data.ts';
export { uploadRoutes } from './routes.ts';
export { claimUpload, ownsUpload } from './store.ts';
export { sweepUploads } from './sweep.ts';
export { uploads } from './table.ts';
