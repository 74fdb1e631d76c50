export { accountData } from './personal-data.ts';
export { presentUser } from './present-user.ts';
export { refuseBlocked } from './refuse-blocked.ts';
export { columnsOfPerson, keepLanguage, rememberPerson, typeFromProvider, userIdFinder } from './store.ts';
export {
  type OwnChange,
  type PersonSave,
  personSaves,
  type RegistryColumns,
  type UserRecord,
  users,
  type Wanted,
} from './table.ts';
