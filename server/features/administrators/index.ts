export {
  AlreadyAdministrated,
  lockAdministrators,
  makeAdministrator,
  otherAdministrators,
  refuseFormer,
} from './make-administrator.ts';
