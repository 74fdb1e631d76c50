import accounts from '#demo/accounts.json' with { type: 'json' };

export type RoleName = 'admin' | 'sub_admin' | 'coach' | 'student' | 'entity';

/** The accounts of the demo by role, in their listed order. */
export const accountsOf = (role: RoleName) => accounts.filter((account) => account.role === role);
