export { presentUser } from './present-user.ts';
export { keepLanguage, rememberPerson, userIdFinder } from './store.ts';
export { type UserRecord, users } from './table.ts';
