/**
 * Every error that the API can return: code -> HTTP status.
 * The message of a code is in `locales/{en,ar}/errors.ts`; the types require one in both languages.
 */
export const errorStatus = {
  // Anyone, anywhere
  invalid_fields: 422,
  missing_fields: 422,
  invalid_body: 400,
  invalid_address: 400,
  not_found: 404,
  not_signed_in: 401,
  session_ended: 401,
  not_allowed: 403,
  cross_site: 403,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unknown_error: 500,
  service_unavailable: 503,

  // Signing in and up
  sign_in_fields_empty: 422,
  sign_in_failed: 401,
  sign_in_unavailable: 502,
  sign_in_too_often: 429,
  sign_in_blocked: 403,
  sign_in_unverified: 403,
  sign_in_inactive: 403,
  password_mismatch: 422,
  account_taken: 409,
  sign_up_refused: 422,
  sign_up_unavailable: 502,
  token_spent: 401,

  // Look-ups
  coach_not_found: 404,
  member_not_found: 404,
  entity_not_found: 404,
  person_blocked: 409,
  look_up_unavailable: 502,
  look_up_too_often: 429,

  // The profile
  skills_unavailable: 502,

  // Uploads
  file_missing: 422,
  file_too_large: 413,
  picture_type: 415,
  picture_unreadable: 422,
  upload_failed: 500,

  // Registration
  registration_failed: 500,
  registration_closed: 409,
  fee_changed: 409,
  too_many_unpaid_teams: 409,
  duplicate_person: 422,
  coach_required: 422,
  member_required: 422,
  registration_key_reused: 409,

  // Payment
  payment_not_allowed: 403,
  payment_unavailable: 502,
  payment_not_ready: 409,
  payment_not_found: 404,
  payment_in_review: 409,
  payment_held: 409,
  team_withdrawn: 409,
  season_over: 409,

  // The links by which the entity of a team, and the people in it, are asked
  request_gone: 404,

  // Members, and withdrawing a team
  team_full: 409,
  member_replaced: 409,
  members_locked: 409,
  team_paid: 409,
  order_paid: 409,
  nothing_to_pay: 409,
  has_coach: 409,
  payment_stands: 409,
  registry_other_person: 409,
  registry_changed: 409,
  registry_account_deleted: 409,
  withdrawal_waits: 409,
  withdrawal_payment_begun: 409,
  withdrawal_unavailable: 502,

  // Scores
  team_not_active: 409,
  scores_submitted: 409,
  scores_not_taken: 409,
  scores_not_open: 409,
  scores_not_there: 409,
  scores_handed_in_anew: 409,
  document_type: 415,
  scores_failed: 500,

  // Invoices
  invoice_not_found: 404,
  invoice_failed: 500,
  invoice_is_standard: 409,
  entity_without_vat: 409,

  // Certificates
  team_inactive: 409,
  certificate_without_entity: 409,
  certificate_without_result: 409,
  qualification_required: 422,
  certificate_revoked: 409,
  certificate_not_found: 404,
  certificate_withheld: 409,
  certificate_failed: 500,

  // Deletion of accounts
  deletion_closed: 409,
  deletion_own: 409,
  deletion_payment_open: 409,

  // Forms of the public site
  contact_fields_empty: 422,
  talent_fields_empty: 422,

  // The back-office
  admin_fields_empty: 422,
  changed_meanwhile: 409,
  still_used: 409,
  too_many_views: 409,
  person_fields_empty: 422,
  import_rows_wrong: 422,
  import_changed: 409,
  import_seen_at_once: 409,
  import_undone: 409,

  // Community
  post_too_often: 429,
  posting_banned: 403,
  topic_closed: 409,
  too_many_links: 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** The errors of every call that takes a picture. */
export const pictureErrors = [
  'file_too_large',
  'picture_type',
  'picture_unreadable',
  'upload_failed',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

/** The errors of every call that takes a PDF of the office. */
export const documentErrors = [
  'file_too_large',
  'document_type',
  'upload_failed',
] as const satisfies readonly ErrorCode[];

/** What may be wrong with one field of a form. Messages: `locales/{en,ar}/fields.ts`. */
export const fieldCodes = [
  'required',
  'invalid',
  'not_text',
  'too_long',
  'too_short',
  'email',
  'phone',
  'membership_id',
  'national_id',
  'cr_number',
  'password_short',
  'password_mismatch',
  'password_wrong',
  'password_same',
  'not_offered',
  'not_found',
  'blocked',
  'duplicate',
  'own_upload',
  'taken',
  'number',
  'link',
  'secure_link',
  'notice_link',
  'vat_number',
  'seller_cr_number',
  'before_start',
  'file_missing',
  'file_too_large',
  'picture_type',
  'picture_unreadable',
  'pdf',
  'document_too_large',
  'slug',
  'video',
  'whole_number',
  'rank',
  'result_score',
  'has_result',
  'team_withdrawn',
  'team_other_season',
  'team_other_competition',
  'no_results',
  'other_price',
  'free_competition',
  'payment_running',
  'too_many_people',
  'result_elsewhere',
  'certificate_elsewhere',
  'scores_elsewhere',
  'price',
  'price_missing',
  'has_teams',
  'has_pictures',
  'level_in_use',
  'date',
  'date_order',
  'date_times',
  'place_link',
  'confirmation',
  'team_unknown',
  'team_name_differs',
  'team_twice',
  'level_unknown',
  'region_unknown',
  'too_many_rows',
  'changed_since',
  'changed_since_more',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export const isFieldCode = (text: string): text is FieldCode => (fieldCodes as readonly string[]).includes(text);

/** The body of every failed call. `fields` is keyed by the path of the field in the body, joined by dots. */
export type Failure = {
  success: false;
  code: ErrorCode;
  msg: string;
  fields?: Record<string, string>;
  /** With `changed_meanwhile`: who changed the record, when, and what it is now. */
  conflict?: Conflict;
  /** With `still_used`: what uses the record. */
  uses?: Use[];
  requestId: string;
};

/** What may keep a record from being deleted. */
export const useKinds = ['teams', 'results', 'scores', 'competitions', 'files', 'gallery', 'topics'] as const;
export type UseKind = (typeof useKinds)[number];

/** So many records of a kind use another one. */
export type Use = { kind: UseKind; count: number };

export type Conflict = {
  by: string | null;
  at: string;
  current: Record<string, unknown> & { _id: string; revision: number };
};
