import type { Card } from '../catalogue/card';

/** Cards of a page. */
export const PAGE_SIZE = 24;

/** The part of the catalogue that a listing shows. */
export interface Listing {
  readonly cards: readonly Card[];
  /** Products that pass the filters. */
  readonly matches: number;
  /** All products. */
  readonly total: number;
  /** Pages that the matches fill, at least 1. */
  readonly pages: number;
  /** Name of the category that the address means. */
  readonly category: string | undefined;
}
