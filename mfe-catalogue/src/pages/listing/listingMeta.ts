import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { sharingPicture } from '@tanabana/runtime/pictures/pictureSource';
import { categoryKey, categoryNamed } from '../../catalogue/categories';
import { chosenValues, type ChosenValue } from '../../facets/chooseFacet';
import type { Facet } from '../../facets/facet';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../listing/listingQuery';
import type { ListingData } from './loadListing';

const DESCRIPTION =
  'Hand-knotted rugs, dhurries, pottery, brass, block prints and wood carving, straight from the workshops of India.';

/**
 * Head of a listing. A category, a workshop and a page of them have an address of their own for search engines, in any
 * order. Search results and otherwise filtered listings, of which there are countless, are left out. The category is that of the address: the
 * data may come from an earlier visit, with another category.
 */
export function listingMeta({ settings, pathname, search }: PageRequest, data: ListingData): PageMeta {
  const { listing, categories } = data;
  const query = parseListingQuery(search);
  const names = categories.map(({ name }) => name);
  const category = categoryNamed(names, query.category);
  const chosen = chosenValues(query.facets);
  const workshop = chosen.length === 1 ? workshopIn(listing.facets, chosen[0]) : undefined;
  const title = workshop?.label ?? category;
  return {
    canonical: pathname + canonicalQuery(query, category, workshop?.value, listing.pages),
    title: `${title ?? 'Handcrafted Treasures'} | ${settings.brand}`,
    description: title ? `${title}: ${DESCRIPTION}` : DESCRIPTION,
    ...sharingPicture(listing.cards[0]?.picture),
    ...((query.text || (chosen.length > 0 && !workshop)) && { hidden: true }),
  };
}

function workshopIn(facets: readonly Facet[], chosen: ChosenValue | undefined) {
  const options = facets.find(({ name }) => name === 'workshop' && name === chosen?.name)?.options;
  return options?.find(({ value }) => value === chosen?.value);
}

function canonicalQuery(
  query: ListingQuery,
  category: string | undefined,
  workshop: string | undefined,
  pages: number,
): string {
  return formatListingQuery({
    category: category === undefined ? '' : categoryKey(category),
    page: Math.min(query.page, pages),
    text: '',
    facets: workshop === undefined ? {} : { workshop: [workshop] },
    sort: 'featured',
  });
}
