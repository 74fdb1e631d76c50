export { fetchPdf } from './fetch-pdf.ts';
export { useDownload } from './useDownload.ts';
