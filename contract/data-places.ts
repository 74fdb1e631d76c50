/** The places in which data on people lies, by their names in the download and in the office's report. */
export const dataPlaces = [
  'account',
  'sessions',
  'lookUps',
  'teams',
  'scores',
  'certificates',
  'orders',
  'invoices',
  'paymentRecords',
  'forum',
  'contact',
  'talents',
  'uploads',
  'mails',
  'mailings',
  'listViews',
  'log',
  'requests',
] as const;
export type DataPlace = (typeof dataPlaces)[number];
