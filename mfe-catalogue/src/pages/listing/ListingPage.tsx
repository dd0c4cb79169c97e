import type { PageProps } from '@tanabana/runtime/contracts/page';
import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Lead, Page, PageTitle, Small } from '@tanabana/runtime/kit/Page';
import { space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListingQuery } from '../../listing/listingQuery';
import { ActiveFilters } from './ActiveFilters';
import { Departments } from './Departments';
import { Filters } from './Filters';
import type { ListingData } from './loadListing';
import { LoadMore } from './LoadMore';
import { ProductGrid } from './ProductGrid';
import { QueryForm } from './QueryForm';
import { DroppedWords, PagesNamed } from './SearchReport';
import { UnknownCategory } from './UnknownCategory';
import { useListing } from './useListing';
import { useListingRange } from './useListingRange';
import { Workshops } from './Workshops';

/** The product listing (§2.4). */
export function ListingPage({ data, request }: PageProps<ListingData>) {
  const { range, change, more, earlier } = useListingRange();
  const { listing, isLoading } = useListing(data, range, request);
  const { cards, matches, total, pages, category, searched } = listing;
  return (
    <Page>
      <PageTitle>Handcrafted Treasures</PageTitle>
      <Lead>
        Rugs from the loom, and the work of potters, casters, printers and carvers, each from the town that is
        known for it.
      </Lead>
      <Tools>
        <Filters
          query={range}
          category={category}
          categories={data.categories.map(({ name }) => name)}
          onChange={change}
        />
        <ActiveFilters query={range} category={category} onChange={change} />
        {category === undefined && range.text === '' && <Departments categories={data.categories} />}
        <div role="status">
          {category === undefined && <UnknownCategory named={range.category} />}
          {searched && !isLoading && <DroppedWords {...searched} />}
          <Small>{isLoading ? 'Loading products...' : `Showing ${matches} of ${total} products`}</Small>
        </div>
        {searched && !isLoading && <PagesNamed {...searched} />}
      </Tools>
      {range.firstPage > 1 && (
        <Earlier>
          <Link to={earlier}>Show earlier products</Link>
        </Earlier>
      )}
      {matches > 0 && <ProductGrid cards={cards} seed={request.seed} />}
      {matches === 0 && !isLoading && <NoProducts query={range} onChange={change} />}
      {!isLoading && range.page < pages && <LoadMore page={range.page} more={more} />}
      <Workshops regions={data.regions} />
    </Page>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: ${space(5)} 0 ${space(4)};
`;

const Earlier = styled.p`
  margin-bottom: ${space(4)};
`;

interface NoProductsProps {
  readonly query: ListingQuery;
  readonly onChange: (query: ListingQuery) => void;
}

/** Message that no product passes the filters (§2.4). */
function NoProducts({ query, onChange }: NoProductsProps) {
  return (
    <EmptyState title="No products found" level={2}>
      <p>Try adjusting your search or filters to find what you&apos;re looking for.</p>
      <QueryForm query={{ ...query, category: '', text: '' }} onSubmit={onChange}>
        <Button type="submit">Clear all filters and search</Button>
      </QueryForm>
    </EmptyState>
  );
}
