const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How many calls one person, and all from one address, may make in `window` milliseconds. Calls of one `name` are
 * counted together.
 */
export type Rate = { name: string; window: number; person?: number; address?: number };

/**
 * The rates that calls declare. A school or a whole mobile network can share one address: each rate admits two hundred
 * people in its window. The limit for a person is based on a coach who registers nine teams on the last evening.
 */
export const rates = {
  signIn: { name: 'sign-in-call', window: 15 * MINUTE, address: 600 },
  signOut: { name: 'sign-out', window: 15 * MINUTE, address: 600 },
  signUp: { name: 'sign-up', window: HOUR, address: 300 },
  contact: { name: 'contact', window: HOUR, address: 200 },
  talent: { name: 'talent', window: HOUR, address: 300 },
  /** All look-ups, repeated ones included: a reloaded page looks up the whole team again. */
  lookUp: { name: 'look-up', window: MINUTE, person: 300, address: 3_000 },
  /** The profile asks once each time it is opened. */
  skills: { name: 'skills', window: MINUTE, person: 60, address: 1_200 },
  upload: { name: 'upload', window: HOUR, person: 60, address: 1_000 },
  registration: { name: 'registration', window: HOUR, person: 60, address: 1_000 },
  /** Each one is mailed to three people or more. */
  replacement: { name: 'replace-member', window: HOUR, person: 20, address: 1_000 },
  /** Each names an entity, and two are told. */
  attachEntity: { name: 'attach-entity', window: HOUR, person: 60, address: 1_000 },
  entityAnswer: { name: 'entity-answer', window: HOUR, person: 240, address: 2_400 },
  /** By the mail's link, for which no account is needed; a token is not found by trying. */
  entityRequest: { name: 'entity-request', window: HOUR, address: 2_400 },
  membershipAnswer: { name: 'membership-answer', window: HOUR, person: 60, address: 2_400 },
  membershipRequest: { name: 'membership-request', window: HOUR, address: 2_400 },
  withdrawal: { name: 'withdraw-team', window: HOUR, person: 60, address: 1_000 },
  /** Each call may bring a file. */
  scores: { name: 'scores', window: HOUR, person: 60, address: 1_000 },
  paymentRecord: { name: 'payment-record', window: HOUR, person: 120, address: 2_000 },
  paymentStart: { name: 'payment-start', window: HOUR, person: 60, address: 1_000 },
  /** The page after a payment polls up to four times. */
  paymentCheck: { name: 'payment-check', window: HOUR, person: 240, address: 4_000 },
  /** All notices come from a few addresses of the gateway. */
  paymentNotice: { name: 'payment-notice', window: MINUTE, address: 600 },
  /** Somebody of the office may issue those of a whole competition. */
  certificate: { name: 'certificate', window: HOUR, person: 1_200, address: 12_000 },
  /** A hall in which everybody scans at once; a serial is not found by trying (docs/decisions/074). */
  certificateCheck: { name: 'certificate-check', window: MINUTE, address: 600 },
  like: { name: 'community-like', window: MINUTE, person: 60, address: 1_200 },
  report: { name: 'community-report', window: HOUR, person: 20, address: 400 },
  /** Each makes a file of everything, with the person's PDFs. */
  personalDataDownload: { name: 'personal-data-download', window: HOUR, person: 10, address: 200 },
  deletionRequest: { name: 'deletion-request', window: HOUR, person: 10, address: 200 },
  reissue: { name: 'reissue-invoice', window: MINUTE, person: 20, address: 400 },
  /** Each draws a document. */
  invoiceAgain: { name: 'invoice-again', window: MINUTE, person: 20, address: 400 },
  /** Whoever orders a list by keyboard writes three times a second, for a while; only a script goes on for a minute. */
  officeWrite: { name: 'office-write', window: MINUTE, person: 240, address: 2_400 },
  /** The pictures of a whole event, dropped at once. */
  officeUpload: { name: 'office-upload', window: HOUR, person: 600, address: 6_000 },
  officeExport: { name: 'office-export', window: MINUTE, person: 30, address: 300 },
} as const satisfies Record<string, Rate>;

/** Look-ups of people whom the account has not looked up within a day, registrations included (docs/decisions/023). */
export const newLookUps: Rate = { name: 'look-up-new', window: MINUTE, person: 30 };
