import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import type { Card } from '../catalogue/card';
import type { Facet } from '../facets/facet';
import type { FacetChoice } from '../facets/facetChoice';
import type { RankedProduct } from '../source/columns';
import type { CardAt } from '../source/createCatalogueSource';
import type { Workshop } from '../source/dataFiles';
import type { ListingQuery } from './listingQuery';

export interface Searched {
  /** Text about words that the search ignored; empty if there are none. */
  readonly notice: string;
  readonly pages: readonly Pick<PageLink, 'label' | 'to'>[];
}

export interface Listing {
  readonly cards: readonly Card[];
  readonly matches: number;
  readonly total: number;
  readonly pages: number;
  readonly category: string | undefined;
  readonly facets: readonly Facet[];
  /** Values in the address that no facet contains. The listing ignores these values. */
  readonly unknown: FacetChoice;
  /** The chosen workshop, if there is exactly one. */
  readonly workshop: Workshop | undefined;
  /** Workshops of the listed products, each with the picture of one of its products. Empty if a workshop is chosen. */
  readonly workshops: readonly Pick<Card, 'name' | 'place' | 'picture'>[];
  /** Products that only mention the search words in their descriptions. Empty if there are results. */
  readonly near: readonly Card[];
  readonly searched?: Searched;
}

export interface ListingRange extends ListingQuery {
  readonly firstPage: number;
  /** Whether the listing contains all values of facets, and not only the most frequent ones. */
  readonly allFacets?: boolean;
}

/** Products of a listing, of which only those that a page displays have been read. */
export interface FoundProducts extends Pick<Listing, 'unknown' | 'searched'> {
  readonly matches: number;
  /** Reads at least the first `count` products, in the order of the listing. */
  readonly first: (count: number) => Promise<readonly RankedProduct[]>;
  readonly near: readonly RankedProduct[];
  readonly facets: readonly Facet[];
  readonly chosenWorkshops: readonly string[];
  /** @param cardAt cards of the blocks that have been read */
  readonly workshops: (cardAt: CardAt) => Listing['workshops'];
}
