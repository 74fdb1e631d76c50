export { Answer } from './Answer.tsx';
export { AskedByMail } from './AskedByMail.tsx';
export { AskedTeam } from './AskedTeam.tsx';
