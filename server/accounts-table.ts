import accounts from '#demo/accounts.json' with { type: 'json' };

/** The accounts that a newcomer can sign in with, for the terminal. */
export function accountsTable(address: string): string {
  const rows = accounts.map(({ role, membership_id, email, password }) =>
    [role.padEnd(10), membership_id.padEnd(12), email.padEnd(28), password].join('  '),
  );
  return [
    '',
    'This is the demo: sample content, sandboxed providers, and accounts to sign in with:',
    '',
    `  ${['role'.padEnd(10), 'membership'.padEnd(12), 'e-mail'.padEnd(28), 'password'].join('  ')}`,
    ...rows.map((row) => `  ${row}`),
    '',
    `  API          ${address}/api/docs`,
    `  Mail sent    ${address}/sandbox/mail`,
    `  Card orders  ${address}/sandbox/telr/orders`,
    '',
  ].join('\n');
}
