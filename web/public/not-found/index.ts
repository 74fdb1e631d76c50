export { ErrorScreen } from './ErrorScreen.tsx';
