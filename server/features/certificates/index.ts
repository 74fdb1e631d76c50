export { certificateFileRoutes } from './certificate-pdf.ts';
export { writeCertificate } from './issue-certificate.ts';
export { certificateRoutes } from './routes.ts';
export { issuedJob, sendIssued } from './send-issued.ts';
