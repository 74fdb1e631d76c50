export { SeasonHead } from './SeasonHead.tsx';
