import type { Product } from './product';

export interface Category {
  readonly name: string;
  /** Name of its picture. */
  readonly image: string;
}

export interface Region {
  readonly name: string;
  /** Name of its picture. */
  readonly image: string;
}

/** The whole collection, normalised (§3). */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly regions: readonly Region[];
}
