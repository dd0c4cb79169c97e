/** A requested line from a link, a spreadsheet or an earlier enquiry: untrusted input. */
export interface WantedLine {
  /** Article number or product id. */
  readonly article: string;
  /** Empty if none is named. */
  readonly size: string;
  /** Units; undefined if the line names no whole number. */
  readonly quantity: number | undefined;
}

/** The most lines that are read at once. */
export const MAX_LINES = 500;

/** Reads a number of units: whole, positive, also with separators (`1,200`). @returns undefined for anything else */
export function wantedQuantity(text: string): number | undefined {
  const digits = text.trim().replaceAll(/(?<=\d)[,\s](?=\d)/g, '');
  const quantity = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
  return quantity > 0 ? quantity : undefined;
}
