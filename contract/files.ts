import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

/** A file that the portal sends: an address that is no call. Its route (`server/http/declared-access.ts`) is opened by this. */
export type DeclaredFile = {
  path: `/files/${string}/:name`;
  summary: string;
  /** What `:name` is. */
  name: string;
  type: string;
  /** Its own errors, beyond those that any file may return. */
  errors?: readonly ErrorCode[];
  /** A caller may ask for a part of it. */
  parts?: true;
  /** It has an `ETag`. */
  tagged?: true;
} & (
  | { access: Exclude<Access, 'public'> }
  /** Why everybody may fetch it. */
  | { access: 'public'; because: string }
);

const file = <const F extends DeclaredFile>(declared: F): F => declared;

export const invoiceFile = file({
  path: '/files/invoices/:name',
  access: 'orders:read',
  summary: 'The newest invoice of an order, for those who may see it',
  name: 'The id of the order, and `.pdf`',
  type: 'application/pdf',
  errors: ['invoice_failed'],
});

export const creditNoteFile = file({
  path: '/files/credit-notes/:name',
  access: 'orders:read',
  summary: 'The credit note of an order, for those who may see it',
  name: 'The id of the order, and `.pdf`',
  type: 'application/pdf',
  errors: ['invoice_failed'],
});

/** Any of an order's documents by its own id: for the office, which sees all of them. */
export const taxDocumentFile = file({
  path: '/files/tax-documents/:name',
  access: 'admin-transactions',
  summary: 'An invoice or a credit note by its own id',
  name: 'The id of the document, and `.pdf`',
  type: 'application/pdf',
});

export const certificateFile = file({
  path: '/files/certificates/:name',
  access: 'signedIn',
  summary: 'A certificate, for those who see its team whole',
  name: 'The id of the certificate, its language and `pdf`, joined by dots',
  type: 'application/pdf',
  errors: ['certificate_revoked', 'certificate_failed'],
});

export const scoreFile = file({
  path: '/files/scores/:name',
  access: 'signedIn',
  summary: "The documentation that was handed in with a team's scores, for its managers and the office",
  name: 'The id of the document, and `.pdf`',
  type: 'application/pdf',
});

export const resourceFile = file({
  path: '/files/resources/:name',
  access: 'public',
  because: 'the papers of a competition are public',
  summary: 'A PDF that a competition offers; one that is not shown or not saved yet for the office alone',
  name: 'As calls answer it in `file_path`',
  type: 'application/pdf',
});

export const videoFile = file({
  path: '/files/videos/:name',
  access: 'public',
  because: 'the videos of competitions are public',
  summary: 'A video of a competition',
  name: 'As calls answer it in `video`',
  type: 'video/mp4',
  parts: true,
});

export const pictureFile = file({
  path: '/files/pictures/:name',
  access: 'public',
  because: 'pictures stand beside public results',
  summary: 'A picture',
  name: 'As calls answer it',
  type: 'image/webp',
});

export const smallPictureFile = file({
  path: '/files/pictures/small/:name',
  access: 'public',
  because: 'pictures stand beside public results',
  summary: 'The small version of a picture, for phones and cards',
  name: 'That of the picture',
  type: 'image/webp',
});

export const cataloguePictureFile = file({
  path: '/files/catalogue/:name',
  access: 'public',
  because: 'the pictures of courses and goods are public',
  summary: 'The picture of a course or of goods',
  name: 'As calls answer it',
  type: 'image/webp',
});

export const calendarFeed = file({
  path: '/files/calendar/:name',
  access: 'public',
  because: 'calendars that subscribe have no session, and the dates are public',
  summary: 'The dates of a season, of one of its competitions, or one date, as a calendar',
  name: 'The slug of the season, or the id of a competition or a date; its language and `ics`, joined by dots',
  type: 'text/calendar',
  tagged: true,
});

/** Every file: what OpenAPI tells of, beside the calls. */
export const declaredFiles: readonly DeclaredFile[] = [
  ...[invoiceFile, creditNoteFile, taxDocumentFile, certificateFile, scoreFile],
  ...[resourceFile, videoFile, pictureFile, smallPictureFile, cataloguePictureFile, calendarFeed],
];
