import { certificateData } from '#server/features/certificates/index.ts';
import { forumData } from '#server/features/community/index.ts';
import { contactData } from '#server/features/contact/index.ts';
import { invoiceData } from '#server/features/invoices/index.ts';
import { lookUpData } from '#server/features/lookups/index.ts';
import { logData } from '#server/features/office-records/index.ts';
import { paymentRecordData } from '#server/features/payment-records/index.ts';
import { orderData } from '#server/features/payments/index.ts';
import { scoreData } from '#server/features/scores/index.ts';
import { sessionData } from '#server/features/sessions/index.ts';
import { talentData } from '#server/features/talents/index.ts';
import { teamMailData } from '#server/features/team-mails/index.ts';
import { teamData } from '#server/features/teams/index.ts';
import { uploadData } from '#server/features/uploads/index.ts';
import { accountData } from '#server/features/users/index.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { requestData } from './personal-data.ts';

/**
 * Every place with data on people, in the order in which they are erased: certificates find a person by their teams and
 * by the log, the log by everything that a line says of them, the names of teams within it included, and everything by the
 * account.
 */
export const personalDataParts: readonly PersonalData[] = [
  certificateData,
  logData,
  scoreData,
  invoiceData,
  orderData,
  paymentRecordData,
  teamData,
  forumData,
  contactData,
  talentData,
  uploadData,
  lookUpData,
  teamMailData,
  sessionData,
  requestData,
  accountData,
];

/** Tables without data on people, and what they hold. A test fails for a table that is neither here nor in a part. */
export const tablesWithoutPeople: Record<string, string> = {
  age_levels: 'the age levels of competitions',
  canned_replies: 'texts of the office for replies; `updated_by` as of `faqs`',
  catalogue_answers: "the academy's public lists",
  community_categories: 'the categories of the forum',
  competition_files: 'files that the office publishes; `updated_by` as of `faqs`',
  competitions: 'competitions; `updated_by` as of `faqs`',
  faqs: 'texts of the office; `updated_by` leads to an account, which has no name once it is deleted',
  gallery_items: 'pictures that the office publishes; `updated_by` as of `faqs`',
  invoice_series: 'the last number of each series',
  partners: 'logos of partners; `updated_by` as of `faqs`',
  redeemed_tokens: 'hashes of tokens, which say nothing of a person',
  regions: 'the 13 regions',
  result_boards: 'which ranks are published; `changed_by` as of `faqs`',
  result_import_rows: 'ranks of teams before and after an import',
  result_imports: 'counts and names of files; `created_by` and `undone_by` as `updated_by` of `faqs`',
  results: 'ranks of teams; `updated_by` as of `faqs`; `search_text` has what their teams have',
  season_milestones: 'dates of seasons',
  seasons: 'texts of the office; `updated_by` leads to an account, which has no name once it is deleted',
  settings: "the programme's own name, texts and addresses; `updated_by` as of `faqs`",
  training_centres: 'addresses of training centres; `updated_by` as of `faqs`',
};
