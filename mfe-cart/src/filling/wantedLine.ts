/** A requested line, untrusted input. */
export interface WantedLine {
  /** Article number or product id. */
  readonly article: string;
  /** Empty if none is named. */
  readonly size: string;
  /** As written; empty if missing. */
  readonly quantity: string;
}

/** Maximum lines that are read at once. */
export const MAX_LINES = 500;
