import type { ErrorCode } from '#contract/errors.ts';

export default {
  invalid_fields: 'Some fields need correcting. Each one says what is wrong.',
  missing_fields: 'Please fill in all fields...',
  invalid_body: 'The request could not be read.',
  invalid_address: 'The web address could not be read.',
  not_found: 'We could not find this, or your account does not have access to it.',
  not_signed_in: 'Please sign in first.',
  session_ended: 'Your session has ended. Please sign in again.',
  not_allowed: 'Your account does not have permission to do this.',
  cross_site: 'This request did not come from one of our own pages, so nothing was changed.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  payload_too_large: 'This is larger than we can accept.',
  unsupported_media_type: 'This type of content is not accepted here.',
  range_not_satisfiable: 'The file does not have this part.',
  unknown_error: 'Unknown Error',
  service_unavailable: 'The portal is busy. Please try again in a moment.',

  sign_in_fields_empty: 'Please fill in all fields, National ID or Password is Empty!',
  sign_in_failed: 'Sign in failed',
  sign_in_unavailable: 'Something went Wrong Try Again Later',
  sign_in_too_often: 'Too many attempts. Please wait 15 minutes and try again.',
  sign_in_blocked: 'This account is blocked. Please contact us.',
  sign_in_unverified: 'Your coach account has not been verified yet. Please verify it at STEB, then sign in.',
  sign_in_inactive: 'This account is not active at STEB. Please contact STEB.',
  password_mismatch: 'Password is not matched',
  account_taken:
    'No account was created with this national ID and email. Please check both; if you have an account already, sign in with it. The owner of the account is told by email.',
  sign_up_refused: 'We could not create the account.',
  sign_up_unavailable: 'Something went Wrong Try Again Later',
  token_spent: 'This sign-in link has already been used.',

  coach_not_found: 'Coach is not Found!',
  member_not_found: 'Member is not Found!',
  request_gone:
    'This link is no longer valid: a newer email has another one, the team was withdrawn, or it has changed meanwhile.',
  entity_not_found: 'Entity is not Found or Not Active Account Please Register On STEB!',
  person_blocked: 'Somebody here cannot be in a team, because their account is blocked. Please contact us.',
  look_up_unavailable: 'We cannot look people up right now. Please try again in a moment.',
  skills_unavailable: 'STEB, which keeps your education and skills, is not answering right now.',
  look_up_too_often: 'Too many look-ups. Please wait a minute and try again.',

  file_missing: 'File is not Selected',
  file_too_large: 'The file is larger than 5 MB. Please choose a smaller one.',
  picture_type: 'Please choose a JPG, PNG or GIF picture.',
  picture_unreadable: 'We could not read this picture. Please choose another one.',
  upload_failed: 'Something went wrong try again later!',

  registration_failed: 'Something went wrong, Try again later.',
  registration_closed: 'Registration for this competition is closed.',
  fee_changed:
    'The fee of this competition has just been changed. Reload the page to see it: what you entered is kept.',
  too_many_unpaid_teams:
    'Your account already has as many unpaid teams as it can have at a time. Please pay for one of them or withdraw one first.',
  duplicate_person: 'The same person can be in a team only once.',
  coach_required: 'A team needs at least one coach.',
  member_required: 'A team needs at least one member.',
  registration_key_reused:
    'This registration was already sent with different details. Please reload the page and try again.',

  payment_not_allowed: 'Your account cannot pay for a team.',
  payment_not_ready:
    'Payment is not open yet: the programme office is completing its invoice details. Your team is registered, and you can pay later.',
  payment_unavailable:
    'We cannot reach the payment provider right now. Nothing was charged. Please try again in a moment.',
  payment_not_found: 'No payment has been started for this team.',
  payment_in_review: 'We are looking into a payment for this team. Please contact us before paying again.',
  payment_held: 'The bank is holding a payment for this team and has not decided yet. Please do not pay again.',
  team_withdrawn: 'This team was withdrawn.',
  season_over: 'The season is over, so this fee can no longer be paid.',

  member_replaced:
    'This person is not a member of the team. Nothing was changed; the page shows the team as it is now.',
  team_full: 'The team has as many members as its competition allows.',
  members_locked:
    'The team has scores or a result, so its members stay as they are. If one of them is wrong, please contact us.',
  order_paid: 'The fee of this team is paid already.',
  nothing_to_pay: 'This team has no fee to pay.',
  has_coach: 'This team has a coach. Replace the coach instead.',
  payment_stands: 'The fee of this team is paid, and stays paid. Money is given back by a refund.',
  registry_other_person: 'STEB knows another person by this number now. Replace the person in the team instead.',
  registry_account_deleted:
    'This account was deleted, so STEB is not asked about it. Replace the person in the team instead.',
  registry_changed: 'STEB says something else than what you saw. Nothing was saved. Please compare again.',
  team_paid: 'This team is active, so it cannot be withdrawn here. Please contact us.',
  withdrawal_waits:
    'A payment for this team has not been decided yet, so the team cannot be withdrawn now. Please try again later or contact us.',
  withdrawal_payment_begun:
    'Somebody is just opening a payment page for this team, so it cannot be withdrawn now. Please try again in two minutes.',
  withdrawal_unavailable:
    'The bank does not answer, so we cannot be sure that the fee is unpaid. The team was not withdrawn; please try again in a few minutes.',

  team_not_active: 'Team is Not Active',
  scores_submitted: 'Scores Already Submited!',
  scores_not_there: 'This team has no scores to reopen: none were submitted, or somebody has reopened them already.',
  scores_handed_in_anew: 'Other scores were submitted after you opened these. Nothing was changed.',
  scores_not_open: 'Scores can be submitted once the first event of the season begins.',
  scores_not_taken: 'Scores for this competition are not submitted on the portal.',
  document_type: 'Please choose a PDF file.',
  scores_failed: 'Something went wrong',

  invoice_not_found: 'Invoice is not Found!',
  invoice_failed: 'Something went Wrong',
  invoice_is_standard: 'This invoice is made out to an entity already.',
  entity_without_vat: 'The team’s entity has no VAT number, so no tax invoice can be made out to it.',

  team_inactive: 'Team is Not Active',
  certificate_without_entity: 'Team is not Allowed',
  certificate_without_result:
    'The certificate of achievement waits for the results, and for the team to be among them. The certificate of qualification does not.',
  qualification_required:
    'The final certificate needs the team’s qualification certificate. Please check its number and try again.',
  certificate_revoked: 'This certificate was revoked. Please contact us if the team needs a new one.',
  certificate_not_found: 'There is no certificate with this number.',
  certificate_withheld:
    'We cannot confirm this certificate at the moment. That does not mean that it is false. Please try again later, or contact us.',
  certificate_failed: 'Something went wrong',

  deletion_closed: 'This request is closed already.',
  deletion_own: 'Another administrator must delete your account.',
  deletion_payment_open:
    'A payment of this person has not been decided yet. The account can be deleted as soon as the bank has answered.',

  contact_fields_empty: 'Please fill the form',
  talent_fields_empty: 'Please Fill Form Carefully!',

  admin_fields_empty: 'Please fill in all fields...',
  changed_meanwhile: 'This was changed after you opened it.',
  too_many_views: 'There is no room for another saved view. Delete one first.',
  still_used: 'This cannot be deleted, because other records use it.',
  person_fields_empty: 'Please fill form carefully!',
  import_rows_wrong: 'Nothing was imported, because some rows are wrong. Each of them is named.',
  import_seen_at_once:
    'Nothing was imported: results of this file were published after it was checked, so visitors would see them at once.',
  import_undone: 'This file was imported before, and that was undone. To import it again, choose the file again.',
  import_changed: 'This import can no longer be undone, because some of its results were changed after it.',

  posting_banned: 'You are banned from posting in the forum.',
  topic_closed: 'This topic is closed and takes no more comments.',
  post_too_often: 'You have posted a lot in a short time. Please wait a little and try again.',
  too_many_links: 'A post from a new account can have at most two links.',
} satisfies Record<ErrorCode, string>;
