const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits of the specification. Money is in halalas (1/100 SAR), sizes in bytes, times in milliseconds. */
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
  /** How long after a payment a person is congratulated on it. */
  justPaid: HOUR,
  /** Timeouts for receiving a request and its headers: 5 MB over slow mobile data must still pass. */
  requestTimeout: 120_000,
  headersTimeout: 30_000,
  pictureMaxBytes: 5 * 1024 * 1024,
  /** Pictures are kept no larger than this on their longer side, in pixels. */
  pictureMaxSide: 1024,
  /** The same for the small version, which phones and cards show. */
  pictureSmallSide: 768,
  /** A picture that decodes to more pixels than this is refused before it is decoded. */
  pictureMaxPixels: 40_000_000,
  /**
   * The same for its longer side: phone panoramas are 16,000 pixels wide, and thin pictures are the slowest to scale.
   */
  pictureMaxSourceSide: 20_000,
  /** The same for a file that a form of the back-office makes smaller before it is sent. */
  officePictureMaxBytes: 40 * 1024 * 1024,
  /** An upload that nothing refers to is removed after this time. */
  uploadKeptUnused: 24 * 60 * 60_000,
  documentMaxBytes: 5 * 1024 * 1024,
  /** A PDF that the office publishes: a rule book with drawings. */
  resourceMaxBytes: 20 * 1024 * 1024,
  /** Age levels of a competition, and characters of the name of one. */
  ageLevelsMax: 20,
  levelNameMax: 60,
  /** Coaches, and members, that a competition may ask of a team. */
  peopleOfTeamMax: 30,
  /** Riyals, without tax. */
  priceMax: 100_000,
  /** Riyals: a smaller fee would be rounded to nothing. */
  feeMin: 1,
  /** Scores, FBS and OBS: from 0, with at most two decimals. */
  scoreMax: 99_999,
  scoreTimeMax: 50,
  linkMax: 500,
  textMax: 200,
  longTextMax: 5_000,
  passwordMin: 8,
  passwordMax: 200,
  /** Length of the identity provider's access tokens, which are sent in a header. */
  tokenMax: 4096,
  pageSizeDefault: 10,
  teamPageSizes: [10, 25, 100, 200, 300, 400, 500],
  /** Back-office spec, section 9: seasons, FAQs, partners, gallery and most others. */
  adminPageSizes: [10, 25, 100],
  /** Records that one call switches. */
  bulkMax: 500,
  /** Public spec, section 2: the special features of a season. */
  seasonAttributes: 3,
  seasonMilestones: 60,
  /** Characters of HTML of a text that the office writes. */
  richTextMax: 20_000,
  historyPerPage: 25,
  /** Characters of the note of a payment by hand, and of the reason why scores are reopened. */
  paymentNoteMax: 500,
  reopeningReasonMax: 500,
  /** Characters of the reason why the office blocks an account, or lifts the block. */
  statusReasonMax: 500,
  /** Characters of the reason why the office revokes a certificate. */
  certificateReasonMax: 500,
  /** Days within which a deletion is carried out (Implementing Regulation of the data protection law, article 3). */
  deletionDays: 30,
  /** Characters of a search in a list. */
  searchMax: 100,
  myTeamsPageSize: 12,
  /** Failed sign-ins within `signInWindow` after which an account or an address must wait. */
  signInFailures: 10,
  signInWindow: 15 * 60_000,
  /** Public spec, sections 5 and 9: the talent form's rows, the forum's pages and previews. */
  talentTrainings: 5,
  /** Rows of a page of results: few enough for a cheap phone. */
  resultsPerPage: 100,
  topicsPerPage: 10,
  commentsPerPage: 5,
  previewLength: 250,
  topicTitleMax: 140,
  /** Characters of HTML that a topic or comment may have. */
  postMax: 20_000,
  /** How much one person may post; an account is new on its first day. */
  topicsPerHour: 10,
  commentsPerHour: 60,
  newAccountAge: 24 * 60 * 60_000,
  topicsPerHourWhenNew: 3,
  commentsPerHourWhenNew: 10,
  linksWhenNew: 2,
  /** Timeout of a catalogue page for the academy if the cache has no answer or only one that is too old. */
  catalogueTimeout: 500,
  /** How long an answer of the academy is fresh, and how long it may be shown while a new one is fetched. */
  catalogueFresh: 60_000,
  catalogueKept: 600_000,
  catalogueTicketSeconds: 60,
} as const;

/** The picture formats that may be uploaded (public spec, section 5: JPG, PNG, GIF). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
