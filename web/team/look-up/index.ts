export { EntityField } from './EntityField.tsx';
export { LookUpField } from './LookUpField.tsx';
export { PersonLine } from './PersonLine.tsx';
export { type FoundPerson, type SeatRole, usePeople } from './usePeople.ts';
export { useSeenFirst } from './useSeenFirst.ts';
