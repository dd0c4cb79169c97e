import type { Card } from '../catalogue/card';

/** Cards per page. */
export const PAGE_SIZE = 24;

/** The part of the catalogue that a listing shows. */
export interface Listing {
  readonly cards: readonly Card[];
  /** Number of products that pass the filters. */
  readonly matches: number;
  /** Number of all products. */
  readonly total: number;
  /** Number of pages of the matches, at least 1. */
  readonly pages: number;
  /** Name of the category in the address. */
  readonly category: string | undefined;
}
