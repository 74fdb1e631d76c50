import { expect, test } from 'vitest';
import catalogue from './en/catalogue.ts';
import community from './en/community.ts';
import contact from './en/contact.ts';
import errors from './en/errors.ts';
import fields from './en/fields.ts';
import home from './en/home.ts';
import kit from './en/kit.ts';
import layout from './en/layout.ts';
import members from './en/members.ts';
import messages from './en/messages.ts';
import myTeams from './en/my-teams.ts';
import payment from './en/payment.ts';
import registration from './en/registration.ts';
import talents from './en/talents.ts';
import transactions from './en/transactions.ts';

/** What the public specification quotes in its section 8, and where it is said. Its spelling is kept. */
test.each([
  ['a failed content load', kit.errorTitle, 'Something went wrong'],
  ['a failed page', layout.failed.title, 'Something went wrong'],
  ["a failed load of one's teams", home.mine.failed, 'Something went wrong'],
  ['a catalogue that did not come', catalogue.unreached.title, 'Something went wrong'],
  ['a failed transaction load', transactions.failed, 'Something went Wrong'],
  ['no invoice', errors.invoice_not_found, 'Invoice is not Found!'],
  ['a failed invoice', errors.invoice_failed, 'Something went Wrong'],
  ['a failed like or comment', community.failed, 'Something went wrong'],
  ['no comments', community.comment.none, 'There are no comments.'],
  ['an empty list of teams', myTeams.empty, 'Not Found!'],
  ['a failed sign-in', errors.sign_in_failed, 'Sign in failed'],
  ['sign-in, generally', errors.sign_in_unavailable, 'Something went Wrong Try Again Later'],
  ['empty sign-in', errors.sign_in_fields_empty, 'Please fill in all fields, National ID or Password is Empty!'],
  ['signed in', messages.signedIn, 'Sign in Suucessfully!'],
  ['signed out', layout.signedOut, 'Sign out Suucessfully!'],
  ['missing fields', errors.missing_fields, 'Please fill in all fields...'],
  ['an empty contact form', errors.contact_fields_empty, 'Please fill the form'],
  ['an empty talent form', errors.talent_fields_empty, 'Please Fill Form Carefully!'],
  ['unequal passwords', errors.password_mismatch, 'Password is not matched'],
  ['unequal passwords, beside the field', fields.password_mismatch, 'Password is not matched'],
  ['no such coach', errors.coach_not_found, 'Coach is not Found!'],
  ['no such coach, in the wizard', registration.coachNotFound, 'Coach is not Found!'],
  ['no such member', errors.member_not_found, 'Member is not Found!'],
  ['no such member, in the wizard', registration.memberNotFound, 'Member is not Found!'],
  ['no such member, in the team profile', members.notFound, 'Member is Not Found!'],
  ['no such entity', errors.entity_not_found, 'Entity is not Found or Not Active Account Please Register On STEB!'],
  ['a wrong CR number', fields.cr_number, 'Please Enter Correct CrNumber'],
  ['a certificate without an entity', errors.certificate_without_entity, 'Team is not Allowed'],
  ['a certificate of an inactive team', errors.team_not_active, 'Team is Not Active'],
  ['a failed upload', errors.upload_failed, 'Something went wrong try again later!'],
  ['a failed registration', errors.registration_failed, 'Something went wrong, Try again later.'],
  ['a registration', messages.registered, 'Information Submited Successfully!'],
  ['a payment', payment.paid, 'Payment Paid Successfully!'],
  ['before paying', myTeams.ask, 'Are you sure want to pay?'],
  ['an unknown error', errors.unknown_error, 'Unknown Error'],
  ['no file', errors.file_missing, 'File is not Selected'],
  ['a coach signed up', messages.coachSignedUp, 'Account Create Successfully, Please Verify your Account From STEB.'],
  ['a message sent', contact.success, 'Send Message Successfully!'],
  ['a talent registered', talents.success, 'Your Request Has been Submited Successfully!'],
])('%s', (_, said, quoted) => {
  expect(said).toBe(quoted);
});
