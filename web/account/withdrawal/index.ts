export { mayWithdrawTeam } from './may-withdraw.ts';
export { WithdrawButton } from './WithdrawButton.tsx';
