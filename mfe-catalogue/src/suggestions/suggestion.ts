import type { Card } from '../catalogue/card';

/** A link to a list or a page. */
export interface SuggestedLink {
  readonly label: string;
  /** Path with its query. */
  readonly to: string;
  /** Number of products behind it. */
  readonly count?: number;
  /** Where a maker is. */
  readonly place?: string;
}

/** What the header's search suggests for a text. */
export interface Suggestions {
  /** The text that they belong to, without spaces around it. */
  readonly text: string;
  /** The first products that the listing shows for it. */
  readonly products: readonly Card[];
  /** Number of all products that it finds. */
  readonly matches: number;
  readonly categories: readonly SuggestedLink[];
  readonly makers: readonly SuggestedLink[];
  readonly pages: readonly SuggestedLink[];
  /** Words that were dropped so that something is found. */
  readonly unmatched: readonly string[];
}

/** Address of the listing. @param query its parameters; empty ones are left out */
export function listingAddress(query: { readonly category?: string; readonly q?: string }): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length > 0 ? `/catalogue?${new URLSearchParams(given)}` : '/catalogue';
}
