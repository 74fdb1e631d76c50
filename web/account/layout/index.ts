export { useViewer } from './viewer.ts';
