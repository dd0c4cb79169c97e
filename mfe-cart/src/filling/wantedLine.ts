/** A requested line from a link, a spreadsheet or an earlier enquiry: untrusted input. */
export interface WantedLine {
  /** Article number or product id. */
  readonly article: string;
  /** Empty if none is named. */
  readonly size: string;
  /** Units as they are written; empty if the line names none. */
  readonly quantity: string;
}

/** The most lines that are read at once. */
export const MAX_LINES = 500;
