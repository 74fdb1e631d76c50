export { documentAddress, pictureAddress, pictureNameOf } from './address.ts';
export { pictureFileRoutes } from './files.ts';
export { uploadData } from './personal-data.ts';
export { uploadRoutes } from './routes.ts';
export { claimForOffice, claimUpload, ownsUpload, releaseUpload, unusedPicture } from './store.ts';
export { sweepUploads } from './sweep.ts';
export { uploads } from './table.ts';
export { documentTaker } from './take-document.ts';
export { pictureTaker } from './take-picture.ts';
