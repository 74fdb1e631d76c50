export { presentUser } from './present-user.ts';
export { rememberPerson } from './store.ts';
export { type UserRecord, users } from './table.ts';
