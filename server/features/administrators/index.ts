export {
  AlreadyAdministrated,
  lockAdministrators,
  makeAdministrator,
  otherAdministrators,
} from './make-administrator.ts';
