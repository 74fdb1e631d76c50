/** Withdrawing a team before its fee is paid. */
export default {
  withdraw: 'Withdraw team',
  withdrawNamed: 'Withdraw team: {{team}}',
  ask: 'Withdraw this team?',
  askText:
    '<team>{{team}}</team> will no longer take part, and disappears from everyone’s teams. Nothing was paid, and nothing is owed. To take part after all, it would have to be registered again, with a new number.',
  askOpen:
    '<team>{{team}}</team> will no longer take part, and disappears from everyone’s teams. A payment page is still open for it: please make sure that nobody pays there. To take part after all, it would have to be registered again, with a new number.',
  askYes: 'Yes, withdraw',
  askNo: 'Keep the team',
};
