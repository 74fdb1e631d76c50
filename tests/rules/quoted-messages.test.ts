import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Every message that sections 8 of both documents quote, with the words that say it and the screen or answer that shows
 * them, listed by hand. English is as quoted, misspellings included; Arabic is there and is Arabic. Of the two spellings of
 * the question before a deletion, which section 4 offers as a choice, one is asked.
 */
type Shown = [message: string, words: string, file: string, how: string];

const answers: Shown[] = [
  // Signing in and up
  ['Sign in failed', 'errors.sign_in_failed', 'contract/endpoints/session.ts', "'sign_in_failed'"],
  ['Sign in Suucessfully!', 'messages.signedIn', 'server/features/sessions/routes.ts', 'signedIn'],
  ['Sign out Suucessfully!', 'messages.signedOut', 'server/features/sessions/routes.ts', '.signedOut'],
  [
    'Something went Wrong Try Again Later',
    ...(['errors.sign_in_unavailable', 'contract/endpoints/session.ts', "'sign_in_unavailable'"] as const),
  ],
  [
    'Please fill in all fields, National ID or Password is Empty!',
    ...(['errors.sign_in_fields_empty', 'contract/endpoints/session.ts', "missing: 'sign_in_fields_empty'"] as const),
  ],
  ['Password is not matched', 'errors.password_mismatch', 'contract/endpoints/session.ts', "'password_mismatch'"],
  [
    'Account Create Successfully, Please Verify your Account From STEB.',
    ...(['messages.coachSignedUp', 'server/features/sessions/routes.ts', '.coachSignedUp'] as const),
  ],
  // Teams
  ['Please fill in all fields...', 'errors.missing_fields', 'contract/endpoints/registration.ts', "'missing_fields'"],
  ['Coach is not Found!', 'errors.coach_not_found', 'contract/endpoints/lookups.ts', "'coach_not_found'"],
  ['Member is not Found!', 'errors.member_not_found', 'contract/endpoints/lookups.ts', "'member_not_found'"],
  [
    'Entity is not Found or Not Active Account Please Register On STEB!',
    ...(['errors.entity_not_found', 'contract/endpoints/lookups.ts', "'entity_not_found'"] as const),
  ],
  ['Please Enter Correct CrNumber', 'fields.cr_number', 'contract/fields.ts', "code('cr_number')"],
  [
    'Something went wrong try again later!',
    ...(['errors.upload_failed', 'server/features/uploads/take-picture.ts', "Refusal('upload_failed'"] as const),
  ],
  [
    'Something went wrong, Try again later.',
    ...(['errors.registration_failed', 'server/features/registration/routes.ts', "'registration_failed'"] as const),
  ],
  [
    'Information Submited Successfully!',
    ...(['messages.entityAttached', 'server/features/team-entity/routes.ts', '.entityAttached'] as const),
  ],
  ['Invoice is not Found!', 'errors.invoice_not_found', 'contract/endpoints/transactions.ts', "'invoice_not_found'"],
  ['Something went Wrong', 'errors.invoice_failed', 'contract/endpoints/transactions.ts', "'invoice_failed'"],
  ['File is not Selected', 'errors.file_missing', 'contract/endpoints/scores.ts', "'file_missing'"],
  ['Submit Successfull', 'messages.scoresSubmitted', 'server/features/scores/routes.ts', '.scoresSubmitted'],
  [
    'Team is not Allowed',
    ...([
      'errors.certificate_without_entity',
      'contract/endpoints/certificates.ts',
      "'certificate_without_entity'",
    ] as const),
  ],
  // Forms of the public site
  [
    'Please fill the form',
    'errors.contact_fields_empty',
    'contract/endpoints/contact.ts',
    "missing: 'contact_fields_empty'",
  ],
  [
    'Please Fill Form Carefully!',
    ...(['errors.talent_fields_empty', 'contract/endpoints/talents.ts', "missing: 'talent_fields_empty'"] as const),
  ],
  // The back-office
  ['Please fill in all fields...', 'errors.admin_fields_empty', 'contract/admin-crud.ts', "'admin_fields_empty'"],
  [
    'Please fill form carefully!',
    'errors.person_fields_empty',
    'contract/endpoints/people.ts',
    "missing: 'person_fields_empty'",
  ],
  ['Unknown Error', 'errors.unknown_error', 'server/http/declared-errors.ts', "'unknown_error'"],
  ['Saved Successfully!', 'messages.recordSaved', 'server/features/office-records/crud-routes.ts', "'recordSaved'"],
  [
    'Update Successfully!',
    'messages.recordUpdated',
    'server/features/office-records/crud-routes.ts',
    "'recordUpdated'",
  ],
  ['Import Successfully!', 'messages.resultsImported', 'server/features/result-imports/routes.ts', '.resultsImported'],
  ['Email send Successfully!', 'messages.replySent', 'server/features/contact/office-routes.ts', '.replySent'],
];

const screens: Shown[] = [
  ['Something went wrong', 'kit.errorTitle', 'web/kit/ErrorState.tsx', "t('errorTitle')"],
  ['Something went Wrong', 'transactions.failed', 'web/account/transactions/OrdersTable.tsx', "t('failed')"],
  ['Some Unknown Error Ocurses', 'common.unknown_error', 'web/sign-in/StebSignIn.tsx', "common('unknown_error')"],
  ['Member is Not Found!', 'members.notFound', 'web/account/team/ReplaceMember.tsx', "t('notFound')"],
  ['Coach is not Found!', 'registration.coachNotFound', 'web/account/registration/checks.ts', "t('coachNotFound')"],
  ['Please Enter Correct CrNumber', 'entity.wrong', 'web/account/entity/EntityDialog.tsx', "t('wrong')"],
  ['Something Went Wrong Try Again Later', 'entity.failed', 'web/account/entity/EntityDialog.tsx', "t('failed')"],
  ['Something went wrong', 'certificates.tab.failed', 'web/account/profile/OwnCertificates.tsx', "'tab.failed'"],
  [
    'Certificate Genrated Successfully!',
    'certificates.tab.done',
    'web/team/certificates/useCertificates.ts',
    "t('tab.done')",
  ],
  ['Scores Already Submited!', 'scores.done', 'web/account/team/TeamSubmissions.tsx', "t('done')"],
  ['Payment Paid Successfully!', 'payment.paid', 'web/account/payment/PaymentCheck.tsx', "t('paid')"],
  ['Are you sure want to pay?', 'my-teams.ask', 'web/account/my-teams/usePayForTeam.tsx', "t('ask')"],
  ['Not Found!', 'my-teams.empty', 'web/account/my-teams/NoTeams.tsx', "t('empty')"],
  ['Not Found!', 'centres.none', 'web/public/centres/CentresPage.tsx', "t('none')"],
  ['Something went wrong', 'community.failed', 'web/public/community/LikeButton.tsx', "t('failed')"],
  ['There are no comments.', 'community.comment.none', 'web/public/community/Comments.tsx', 'comment.none'],
  ['Send Message Successfully!', 'contact.success', 'web/public/contact/useContactForm.ts', "t('success')"],
  [
    'Your Request Has been Submited Successfully!',
    'talents.success',
    'web/public/talents/useTalentForm.ts',
    "t('success')",
  ],
  // The back-office
  ['Unknown Error', 'admin.list.failed', 'web/admin/kit/useWrite.ts', "'list.failed'"],
  [
    'Some Error occures Try again Later',
    'admin.list.deleteFailed',
    'web/admin/kit/DeleteDialog.tsx',
    "t('list.deleteFailed')",
  ],
  ['Are you sure you want to delete?', 'admin.list.deleteAsk', 'web/admin/kit/DeleteDialog.tsx', "'list.deleteAsk'"],
  ['Delete Successfully!', 'admin.list.deleted', 'web/admin/kit/DeleteDialog.tsx', "t('list.deleted')"],
  [
    'Resultes Delete Successfully!',
    'admin-results.list.deleted',
    'web/admin/results/ResultListPage.tsx',
    "t('list.deleted')",
  ],
  [
    'Status is Updated Successfully!',
    'admin.list.statusUpdated',
    'web/admin/kit/StatusSwitch.tsx',
    "'list.statusUpdated'",
  ],
  ['Order is Updated Successfully!', 'admin.list.orderUpdated', 'web/admin/kit/useMoves.ts', "t('list.orderUpdated')"],
  ['Password is not Matched', 'admin-users.says.mismatch', 'web/admin/people/empty.ts', "t('says.mismatch')"],
  [
    'Something wen wrong',
    'admin-talents.detail.failed',
    'web/admin/moetalents/TalentViewPage.tsx',
    "t('detail.failed')",
  ],
];

const wordsIn = async (language: string, words: string): Promise<unknown> => {
  const [name = '', ...keys] = words.split('.');
  const { default: said } = (await import(`../../locales/${language}/${name}.ts`)) as { default: unknown };
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], said);
};

test.each([...answers, ...screens])('%s (%s)', async (message, words, file, how) => {
  expect(await wordsIn('en', words)).toBe(message);
  expect(await wordsIn('ar', words)).toMatch(/^[^a-z]*\p{Script=Arabic}/u);
  expect(readFileSync(file, 'utf8')).toContain(how);
});
