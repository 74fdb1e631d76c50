export { EntityButton } from './EntityButton.tsx';
