const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Every number of the specification, once. Money is in halalas (1/100 SAR), sizes in bytes, times in milliseconds. */
export const limits = {
  /** Public spec, section 9: look-ups begin at this many characters. */
  lookUpMinLength: 10,
  /** A membership ID is a national ID or residence number. */
  membershipIdDigits: 10,
  crNumberMinLength: 10,
  wizardSteps: 5,
  taxPercent: 15,
  avatarGroup: 4,
  achievements: 4,
  rankMin: 1,
  rankMax: 40,
  /** How long the return page waits before it asks whether the payment went through. */
  paymentWaitQuery: 2_000,
  paymentWaitPath: 3_000,
  /** How long a request may take to arrive, and its headers alone: 5 MB over slow mobile data must still pass. */
  requestTimeout: 120_000,
  headersTimeout: 30_000,
  pictureMaxBytes: 5 * 1024 * 1024,
  /** Pictures are kept no larger than this on their longer side, in pixels. */
  pictureMaxSide: 1024,
  /** The same for the small one of each, which phones and cards show. */
  pictureSmallSide: 768,
  /** A picture that would unpack to more pixels than this is refused before it is read. */
  pictureMaxPixels: 40_000_000,
  /** The same for its longer side: panoramas of phones are 16,000 points wide. Thin ones take the longest to scale. */
  pictureMaxSourceSide: 20_000,
  /** An upload that nothing has come to use for so long is removed. */
  uploadKeptUnused: 24 * 60 * 60_000,
  documentMaxBytes: 5 * 1024 * 1024,
  textMax: 200,
  longTextMax: 5_000,
  passwordMin: 8,
  passwordMax: 200,
  /** Of the identity provider's access tokens, which travel in a header. */
  tokenMax: 4096,
  pageSizeDefault: 10,
  teamPageSizes: [10, 25, 100, 200, 300, 400, 500],
  myTeamsPageSize: 12,
  /** Sign-in tries that may fail in `signInWindow` before an account or an address must wait. */
  signInFailures: 10,
  signInWindow: 15 * 60_000,
  /** Public spec, sections 5 and 9: the talent form's rows, the forum's pages and previews. */
  talentTrainings: 5,
  /** Of a list of results: few enough rows for a cheap phone, many enough to scroll. */
  resultsPerPage: 100,
  topicsPerPage: 10,
  commentsPerPage: 5,
  previewLength: 250,
  topicTitleMax: 140,
  /** Characters of HTML that a topic or comment may have. */
  postMax: 20_000,
  /** What one person may post; an account is new for its first day. */
  topicsPerHour: 10,
  commentsPerHour: 60,
  newAccountAge: 24 * 60 * 60_000,
  topicsPerHourWhenNew: 3,
  commentsPerHourWhenNew: 10,
  linksWhenNew: 2,
  /** How long a catalogue page waits for the academy where it has nothing to show, or only what is too old. */
  catalogueTimeout: 500,
  /** An answer of the academy's is not asked for again for so long; for so long it is shown while a new one comes. */
  catalogueFresh: 60_000,
  catalogueKept: 600_000,
  catalogueTicketSeconds: 60,
} as const;

/** The kinds of picture a person may upload (public spec, section 5: JPG, PNG, GIF). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

/**
 * How many calls one person, and all from one address, may make in `window` milliseconds. Calls of one `name` are counted
 * together.
 */
export type Rate = { name: string; window: number; person?: number; address?: number };

/**
 * The rates that calls declare. A school, or a whole mobile network, can stand behind one address: each admits two hundred
 * people who do the thing in its window. A person is, at the most, a coach with nine teams on the last evening.
 */
export const rates = {
  signIn: { name: 'sign-in-call', window: 15 * MINUTE, address: 600 },
  signOut: { name: 'sign-out', window: 15 * MINUTE, address: 600 },
  signUp: { name: 'sign-up', window: HOUR, address: 300 },
  contact: { name: 'contact', window: HOUR, address: 200 },
  talent: { name: 'talent', window: HOUR, address: 300 },
  /** All look-ups, those included that are asked again: a page that is loaded anew asks about the whole team. */
  lookUp: { name: 'look-up', window: MINUTE, person: 300, address: 3_000 },
  upload: { name: 'upload', window: HOUR, person: 60, address: 1_000 },
  registration: { name: 'registration', window: HOUR, person: 60, address: 1_000 },
  paymentRecord: { name: 'payment-record', window: HOUR, person: 120, address: 2_000 },
  paymentStart: { name: 'payment-start', window: HOUR, person: 60, address: 1_000 },
  /** The page after a payment asks up to four times. */
  paymentCheck: { name: 'payment-check', window: HOUR, person: 240, address: 4_000 },
  /** All of them come from the gateway's few addresses. */
  paymentNotice: { name: 'payment-notice', window: MINUTE, address: 600 },
  like: { name: 'community-like', window: MINUTE, person: 60, address: 1_200 },
  report: { name: 'community-report', window: HOUR, person: 20, address: 400 },
} as const satisfies Record<string, Rate>;

/** Look-ups of people whom the account has not looked up within a day, registrations included (docs/decisions/023). */
export const newLookUps: Rate = { name: 'look-up-new', window: MINUTE, person: 30 };
