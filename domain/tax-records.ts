/**
 * How long tax documents are kept: six years from the end of the tax period (Implementing Regulations of the Saudi VAT
 * Law, article 66). A tax period ends with the year at the latest, so the year's end is taken for all.
 */
const YEARS = 6;

/** Midnight in Riyadh, which has no summer time, at the beginning of a year. */
const beginningOf = (year: number) => new Date(`${year}-01-01T00:00:00+03:00`);

const yearOf = (at: Date) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' }).format(at));

/** The last day on which a document of this moment is kept, ISO 8601. */
export const taxRecordUntil = (issuedAt: Date): string => `${yearOf(issuedAt) + YEARS}-12-31`;

/** What was issued before this moment need not be kept any more. */
export const taxYearsEnded = (now: Date): Date => beginningOf(yearOf(now) - YEARS);
