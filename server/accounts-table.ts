import accounts from '#demo/accounts.json' with { type: 'json' };

/** A table of the demo accounts, printed to the terminal. */
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
