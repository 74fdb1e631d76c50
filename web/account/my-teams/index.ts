export { NoTeams } from './NoTeams.tsx';
export { TeamCardSkeletons, TeamCards } from './TeamCards.tsx';
