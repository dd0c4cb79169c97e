import * as v from 'valibot';
import { formatRupees } from '../money/formatRupees';
import { countOf, formatCount } from '../text/formatCount';

/**
 * A unit that consists of several pieces, as in `a set of 6` napkins. Other units are single pieces. The build of the
 * catalogue checks the values.
 */
export const saleUnitSchema = v.object({
  /** `pair` or `set`. */
  name: v.string(),
  pieces: v.number(),
  /** Singular of what a piece is, as in `napkin`. */
  piece: v.string(),
});

export type SaleUnit = v.InferOutput<typeof saleUnitSchema>;

/** Names what a price buys: `each`, `a pair` or `a set of 6`. */
export function perUnit(unit: SaleUnit | undefined): string {
  if (!unit) return 'each';
  return unit.name === 'set' ? `a set of ${unit.pieces}` : `a ${unit.name}`;
}

/** Returns the price of one piece in brackets, as in ` (₹163 each)`. Empty if a unit is a piece. */
export function pieceNote(amount: number, unit: SaleUnit | undefined): string {
  return unit ? ` (${formatRupees(Math.round(amount / unit.pieces))} each)` : '';
}

/** As in `25 units` and `25 sets`. */
export function unitsText(quantity: number, unit: SaleUnit | undefined): string {
  return countOf(quantity, unit?.name ?? 'unit');
}

/** Counts the pieces of several units, as in `150 napkins`. Empty if a unit is a piece. */
export function piecesText(quantity: number, unit: SaleUnit | undefined): string {
  return unit ? `${formatCount(quantity * unit.pieces)} ${unit.piece}s` : '';
}

/** Counts units, and their pieces if a unit has several: `25 units`, `25 sets = 150 napkins`. */
export function quantityText(quantity: number, unit: SaleUnit | undefined): string {
  const units = unitsText(quantity, unit);
  return unit ? `${units} = ${piecesText(quantity, unit)}` : units;
}
