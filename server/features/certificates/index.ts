export { certificateFileRoutes } from './files.ts';
export { writeCertificate } from './issue-certificate.ts';
export { certificateData } from './personal-data.ts';
export { misprintsOf, type Named, reissueCertificates } from './reissue-certificates.ts';
export { certificateRoutes } from './routes.ts';
export { certificateIssuedJob, sendCertificateIssued } from './send-certificate-issued.ts';
export { certificates } from './table.ts';
