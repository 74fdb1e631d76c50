import { useWords } from '#web/lib/words.tsx';

/** A new person, as the specification has them (back-office spec, section 9). A block is a switch of its own. */
export const emptyPerson = {
  ...{ picture: '', name: '', email: '', phone_number: '', national_id: '', dob: '2015-01-01', nationality: 'SA' },
  ...{ gender: 'Male' as const, subscription: false, password: '', c_password: '' },
};

/** What only a new person must have: the call may leave it out, since of others it stays as it is. */
export const requiredOfNew = (record: unknown) => (record ? [] : (['picture', 'password', 'c_password'] as const));

/** A password is typed twice. */
export function usePasswordsDiffer() {
  const t = useWords('admin-users');
  return ({ password = '', c_password = '' }: { password?: string; c_password?: string }): Record<string, string> =>
    password && c_password && password !== c_password ? { c_password: t('says.mismatch') } : {};
}
