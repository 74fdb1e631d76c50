/** What is wrong with a cell before anybody looks at what it says. */
export type Fault = 'formula' | 'error' | 'date';

/** A row of a sheet: its number there, and its cells by their place from 0. */
export interface SheetRow {
  number: number;
  hidden: boolean;
  cells: string[];
  faults: Record<number, Fault>;
}

/** A sheet as it was read, without empty rows. */
export interface Sheet {
  /** Empty for what has no sheets: CSV, a pasted table. */
  name: string;
  rows: SheetRow[];
}

/** The letters of a column by its place: 0 is A. */
export const letters = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letters(Math.floor(place / 26) - 1) + letters(place % 26);
