export { drawCertificateAgain } from './draw-again.ts';
export { certificateFileRoutes, certificatePdf } from './files.ts';
export { issueForOffice, writeCertificate } from './issue-certificate.ts';
export { certificateData } from './personal-data.ts';
export { namesPerson, reissueCertificates } from './reissue-certificates.ts';
export { certificateRoutes } from './routes.ts';
export { certificateIssuedJob, sendCertificateIssued } from './send-certificate-issued.ts';
export { certificatesByIds } from './store.ts';
export { certificates } from './table.ts';
