export { AnswerByAccount } from './AnswerByAccount.tsx';
export { EntityButton } from './EntityButton.tsx';
