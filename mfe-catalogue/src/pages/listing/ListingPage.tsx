import type { PageProps } from '@tanabana/contract/pages/page';
import { BelowTheFold } from '@tanabana/ui/kit/BelowTheFold';
import { Button } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page, Small } from '@tanabana/ui/kit/Page';
import { color, space, wide } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import emptyNet from '../../../pictures/drawings/empty-net.svg';
import { CompareForm } from '../../components/compare/CompareForm';
import { type ChosenValue, toggleFacet } from '../../facets/facetChoice';
import { hasFilters, wantedSize, withoutFilters } from '../../listing/listingQuery';
import { ActiveFilters, QueryForm } from './ActiveFilters';
import { FacetBar } from './FacetBar';
import { Filters } from './Filters';
import { ListingHead } from './ListingHead';
import { LoadMore, ProductGrid } from './ProductGrid';
import { SearchNotice, PagesNamed, UnansweredNotice, UnknownFilters } from './SearchReport';
import type { ListingData } from '../../listing/listing';
import { useFacets, useListing, useListingRange } from './useListing';

const WorkshopHead = lazy(() => import('./WorkshopHead'));

const Workshops = lazy(async () => ({ default: (await import('./Workshops')).Workshops }));

const FilterSheet = lazy(() => import('./FilterSheet'));

export function ListingPage({ data, request }: PageProps<ListingData>) {
  const { range, requested, change, more, earlier } = useListingRange();
  const { found, isLoading, isUnanswered } = useListing(data, range, request);
  const { listing } = found;
  // The number of times that the filter sheet was opened is its React key. Each opening creates a new sheet, which
  // starts with the filters of the address.
  const [sheet, setSheet] = useState({ isOpen: false, openings: 0 });
  const { cards, matches, total, pages, category, searched, unknown, workshop, workshops, near } = listing;
  const [areAllShown, setAllShown] = useState(false);
  const facets = useFacets(found, areAllShown, request);
  const choice = requested.facets;
  const toggle = useCallback(
    (value: ChosenValue) => change({ facets: toggleFacet(choice, value) }),
    [change, choice],
  );
  return (
    <Page>
      {workshop ? (
        <Suspense>
          <WorkshopHead key={workshop.key} workshop={workshop} request={request} />
        </Suspense>
      ) : (
        <ListingHead
          categories={data.categories}
          texts={data.texts}
          isFiltered={hasFilters(range)}
          category={category}
          text={range.text.trim()}
        />
      )}
      <Tools>
        <Filters
          query={requested}
          categories={data.categories.map(({ name }) => name)}
          isUnranked={data.isUnranked}
          onChange={change}
          onOpenSheet={() => setSheet({ isOpen: true, openings: sheet.openings + 1 })}
        >
          <Suspense>
            {/* The facets' counts are deferred, so that the products are rendered first. */}
            <FacetBar
              facets={useDeferredValue(facets)}
              choice={choice}
              onToggle={toggle}
              areAllShown={areAllShown}
              onShowAll={setAllShown}
            />
          </Suspense>
        </Filters>
        <ActiveFilters query={range} category={category} facets={facets} onChange={change} />
        <div role="status">
          <UnknownFilters category={category === undefined ? range.category : ''} unknown={unknown} />
          {searched && matches > 0 && <SearchNotice {...searched} />}
          {isUnanswered && <UnansweredNotice />}
        </div>
        <Small role="status">
          {isLoading ? 'Loading products...' : `Showing ${matches} of ${total} products`}
        </Small>
        {searched && <PagesNamed {...searched} />}
      </Tools>
      {sheet.openings > 0 && (
        <Suspense>
          <FilterSheet
            key={sheet.openings}
            open={sheet.isOpen}
            onClose={() => setSheet({ ...sheet, isOpen: false })}
            shown={{ range, listing }}
            request={request}
            // Replaces the history entry that the filter sheet has added when it opened.
            onChoose={(chosen) => change({ facets: chosen }, { replace: true })}
          />
        </Suspense>
      )}
      {range.firstPage > 1 && (
        <Earlier>
          <Link to={earlier}>Show earlier products</Link>
        </Earlier>
      )}
      {/* Until a listing is loaded, the previous one is displayed, so that nothing moves. */}
      <div aria-busy={isLoading || undefined}>
        {matches > 0 && (
          <ProductGrid
            cards={cards}
            seed={request.seed}
            size={wantedSize(range.text, range.facets.size)}
            isFeaturedFirst={range.sort === 'featured' && !searched}
          />
        )}
        {matches === 0 && (
          <EmptyState title="No products found" level={2} drawing={emptyNet}>
            <p>Try adjusting your search or filters to find what you&apos;re looking for.</p>
            <QueryForm query={withoutFilters(range)} onSubmit={change}>
              <Button type="submit">Clear all filters and search</Button>
            </QueryForm>
          </EmptyState>
        )}
        {near.length > 0 && (
          <Near aria-labelledby="near">
            <h2 id="near">Near matches</h2>
            <NearNote>These products only mention the words of your search in their descriptions.</NearNote>
            <ProductGrid cards={near} seed={request.seed} size={undefined} isFeaturedFirst={false} />
          </Near>
        )}
      </div>
      {!isLoading && range.page < pages && (
        <LoadMore firstPage={range.firstPage} page={range.page} to={more} />
      )}
      <BelowTheFold>
        <Workshops workshops={workshops} />
      </BelowTheFold>
      <CompareForm />
    </Page>
  );
}

const Near = styled.section`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

const NearNote = styled(Small)`
  margin-bottom: ${space(3)};
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin: ${space(1.5)} 0;

  /* Excludes empty messages from the grid, so that they take no row. */
  & > :empty {
    position: absolute;
  }

  ${wide.tablet} {
    gap: ${space(2)};
    margin: ${space(3)} 0;
  }
`;

const Earlier = styled.p`
  margin-bottom: ${space(4)};
`;
