/**
 * Which test belongs to which suite. `npm test` runs the units and the journeys of the main jobs; `npm run prove` runs
 * the groups below: what costs much and changes seldom. Every test is in one of the two.
 */
export type Group = {
  /** What it proves, as `npm run prove` prints it. */
  about: string;
  files: string[];
  /** Whether its tests need the built pages, a browser and the shared portal. */
  browser?: true;
};

const journeys = (names: string) => names.split(' ').map((name) => `tests/journeys/${name}.test.ts`);

export const groups = {
  starts: {
    about: 'whole processes start, are interrupted while they start, and find data of older versions',
    files: [
      'tests/start/**/*.test.ts',
      'server/platform/embedded-postgres/**/*.test.ts',
      'server/platform/data-folder.test.ts',
    ],
  },
  faults: {
    about: 'stops amid work, killed processes, lost databases, full logs, memory, any order of acts',
    files: [
      'tests/faults/**/*.test.ts',
      'tests/security/logs.test.ts',
      'tests/calls/database-away.test.ts',
      'server/features/payments/money-adds-up.test.ts',
      'server/features/office-teams/together.test.ts',
    ],
  },
  documents: {
    about: 'the processes that set documents and decode pictures, and each certificate',
    files: [
      'server/platform/documents/renderer.test.ts',
      'server/platform/pictures/encoder.test.ts',
      'server/features/certificates/draw-certificate.test.ts',
    ],
  },
  sandboxes: { about: 'the stand-ins for the outside world', files: ['sandbox/**/*.test.ts'] },
  sample: { about: 'the sample content, on any day', files: ['demo/**/*.test.ts', 'tools/papers/**/*.test.ts'] },
  drawings: { about: 'the drawings of the sample content', files: ['tools/drawing/**/*.test.ts'] },
  screens: {
    about: 'every screen, and what opens on it, in each width, language and mode, with axe',
    files: journeys('screens forced-colours what-axe-sees public-pages'),
    browser: true,
  },
  office: {
    about:
      'forms, people, the own account, contact messages, talents, the forum, pictures, results and their imports, seasons, competitions, documents, settings, teams and log of the office, two editors at once, and what a sub admin may',
    files: journeys(
      'empty-portal office-community office-competitions office-contact office-editors office-files office-forms office-import office-log office-people office-pictures office-profile office-results office-seasons office-settings office-talents office-team-edit office-team-list office-team-people office-team-view sub-admin',
    ),
    browser: true,
  },
  account: {
    about: 'profile, members, the school of a team, the way back from the bank, a phone, what a browser keeps',
    files: journeys(
      'browser-storage-of-input late-answers logo members newcomers personal-data phone profile team-entity way-back',
    ),
    browser: true,
  },
  public: {
    about: 'public pages as visitors and search engines use them',
    files: journeys('catalogue community forms page-cache public-face results search-engines'),
    browser: true,
  },
  engines: {
    about: 'Firefox and WebKit, development, a newer build',
    files: journeys('engines development newer-build'),
    browser: true,
  },
} satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

/** The files of `npm test`, but for those of a group. */
export const tested = {
  units: [
    '{brand,contract,domain,locales,documents,server,web}/**/*.test.ts',
    'tests/{rules,security,calls,support}/**/*.test.ts',
  ],
  journeys: ['tests/journeys/**/*.test.ts'],
};

/** The files that `npm test` leaves to `npm run prove`. */
export const proven = Object.values(groups).flatMap(({ files }) => files);
