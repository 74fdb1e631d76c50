/** A new person, as the specification has them (back-office spec, section 9). */
export const emptyPerson = {
  ...{ picture: '', name: '', email: '', phone_number: '', national_id: '', dob: '2015-01-01', nationality: 'SA' },
  ...{ gender: 'Male' as const, subscription: false, password: '', c_password: '' },
};

/** What a new person must have, though the call may leave it out: of others it stays as it is. */
export const requiredOfNew = ['picture', 'password', 'c_password'] as const;
