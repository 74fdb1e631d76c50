export { AlreadyAdministrated, makeAdministrator } from './make-administrator.ts';
