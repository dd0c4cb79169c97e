import type { PageLink } from '@tanabana/contract/pages/pageLink';
import type { Card } from '../catalogue/card';
import type { Facet } from '../facets/facet';
import type { FacetChoice } from '../facets/facetChoice';
import type { CatalogueFile, Workshop } from '../source/dataFiles';
import type { SuggestionGroup } from '../suggestions/suggestedLinks';
import type { ListingQuery } from './listingQuery';

export interface Searched {
  /** Text about words that the search ignored; empty if there are none. */
  readonly notice: string;
  readonly pages: readonly Pick<PageLink, 'label' | 'to'>[];
  /** Categories, makers and pages that the header suggests. Absent if they were not requested. */
  readonly suggested?: readonly SuggestionGroup[];
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
}

export interface Shown {
  readonly range: ListingRange;
  readonly listing: Listing;
}

/**
 * Listing data that the HTML document contains for hydration. Only the result pages that the address requests are
 * included, so that the document does not grow with the catalogue.
 */
export interface ListingData extends Shown, Pick<CatalogueFile, 'categories' | 'texts' | 'isUnranked'> {}
