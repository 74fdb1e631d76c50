/**
 * Of files of results, which have one row for a team: a season has some thousand. Sizes in bytes. Not among `limits`, which
 * every public page loads.
 */
export const fileLimits = {
  rowsMax: 10_000,
  fileMaxBytes: 10 * 1024 * 1024,
  /** What an Excel file may unpack to. */
  unpackedMaxBytes: 64 * 1024 * 1024,
  /** The call that sends the rows. */
  bodyMaxBytes: 8 * 1024 * 1024,
} as const;
