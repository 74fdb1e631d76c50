import type { FieldCode } from '#contract/errors.ts';

export default {
  required: 'Please fill this in.',
  invalid: 'This does not look right.',
  not_text: 'This must be text.',
  too_long: 'This is too long.',
  too_short: 'This is too short.',
  email: 'Please enter an email address, such as name@example.com.',
  phone: 'Please enter a valid phone number, including the country.',
  membership_id: 'A membership ID has ten digits.',
  national_id: 'A national ID or residence number has ten digits and begins with 1 or 2.',
  cr_number: 'Please Enter Correct CrNumber',
  password_short: 'A password has at least 8 characters.',
  password_mismatch: 'Password is not matched',
  not_offered: 'Please choose one of the options.',
  not_found: 'Nobody has this number.',
  duplicate: 'This person is already in the team.',
  own_upload: 'Please upload the picture again.',
  taken: 'This is already in use.',
} satisfies Record<FieldCode, string>;
