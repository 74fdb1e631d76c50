export { FootBar } from './FootBar.tsx';
export { RegisterButton } from './RegisterButton.tsx';
export { TakePart } from './TakePart.tsx';
