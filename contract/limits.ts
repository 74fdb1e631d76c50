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
  pictureMaxBytes: 5 * 1024 * 1024,
  /** Pictures are kept no larger than this on their longer side, in pixels. */
  pictureMaxSide: 1024,
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
  pageSizeDefault: 10,
  teamPageSizes: [10, 25, 100, 200, 300, 400, 500],
  myTeamsPageSize: 12,
  /** Sign-in tries that may fail in `signInWindow` before an account or an address must wait. */
  signInFailures: 10,
  signInWindow: 15 * 60_000,
  lookUpsPerMinute: 30,
  /**
   * What one address may send without signing in, in `formWindow`. A school, or a whole mobile network, can stand behind
   * one address, and a training day sends many registrations at once.
   */
  contactMessages: 10,
  talentRegistrations: 40,
  formWindow: 10 * 60_000,
  /** Public spec, sections 5 and 9: the talent form's rows, the forum's pages and previews. */
  talentTrainings: 5,
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
  likesPerMinute: 60,
  reportsPerHour: 20,
  /** How long a catalogue page waits for the academy where it has nothing to show, or only what is too old. */
  cataloguePatience: 500,
  /** An answer of the academy's is not asked for again for so long; for so long it is shown while a new one comes. */
  catalogueFresh: 60_000,
  catalogueKept: 600_000,
  catalogueTicketSeconds: 60,
} as const;

/** The kinds of picture a person may upload (public spec, section 5: JPG, PNG, GIF). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
