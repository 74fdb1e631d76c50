export { AnswerForMembership } from './AnswerForMembership.tsx';
