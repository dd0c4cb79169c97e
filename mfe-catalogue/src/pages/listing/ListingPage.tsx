import type { PageProps } from '@tanabana/runtime/contracts/page';
import { BelowTheFold } from '@tanabana/runtime/kit/BelowTheFold';
import { Lead, Page, PageTitle, Small } from '@tanabana/runtime/kit/Page';
import { size, space, wide } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasFilters } from '../../listing/listingQuery';
import { wantedSize } from '../../listing/wantedSize';
import { ActiveFilters } from './ActiveFilters';
import { Collections } from './Collections';
import { Departments } from './Departments';
import { FacetBar } from './FacetBar';
import { FilterButton } from './FilterButton';
import { Filters } from './Filters';
import type { ListingData } from './loadListing';
import { LoadMore } from './LoadMore';
import { NoProducts } from './NoProducts';
import { ProductGrid } from './ProductGrid';
import { DroppedWords, PagesNamed, UnknownFilters } from './SearchReport';
import { useListing } from './useListing';
import { useListingRange } from './useListingRange';

/** Fetched for the listing of a workshop. */
const WorkshopHead = lazy(() => import('./WorkshopHead'));

/** Fetched after the first screen is hydrated. */
const Workshops = lazy(async () => ({ default: (await import('./Workshops')).Workshops }));

/** Fetched when it is first opened. */
const FilterSheet = lazy(() => import('./FilterSheet'));

/** The product listing (§2.4). */
export function ListingPage({ data, request }: PageProps<ListingData>) {
  const { range, requested, change, more, earlier } = useListingRange();
  const { listing, isLoading } = useListing(data, range, request);
  const [isSheetOpen, setSheetOpen] = useState(false);
  /** Each opening of the sheet starts from the choice of the address. */
  const [openings, setOpenings] = useState(0);
  const { cards, matches, total, pages, category, facets, searched, unknown, workshop, workshops } = listing;
  return (
    <Page>
      {workshop ? (
        <Suspense>
          <WorkshopHead key={workshop.key} workshop={workshop} request={request} />
        </Suspense>
      ) : (
        <Head>
          <div>
            <PageTitle>Handcrafted Treasures</PageTitle>
            <Lead>
              Rugs from the loom, and the work of potters, casters, printers and carvers, each from the town
              known for it.
            </Lead>
            {!hasFilters(range) && <Collections />}
          </div>
          {!hasFilters(range) && <Departments categories={data.categories} />}
        </Head>
      )}
      <Tools>
        <Filters
          query={requested}
          categories={data.categories.map(({ name }) => name)}
          onChange={change}
          filterButton={
            <FilterButton
              choice={range.facets}
              onOpen={() => {
                setOpenings(openings + 1);
                setSheetOpen(true);
              }}
            />
          }
        >
          <Suspense>
            <FacetBar
              facets={facets}
              choice={range.facets}
              onChoose={(choice) => change({ facets: choice })}
            />
          </Suspense>
        </Filters>
        <ActiveFilters query={range} category={category} facets={facets} onChange={change} />
        <div role="status">
          <UnknownFilters category={category === undefined ? range.category : ''} unknown={unknown} />
          {searched && !isLoading && <DroppedWords {...searched} />}
        </div>
        <Count role="status">
          <Small>{isLoading ? 'Loading products...' : `Showing ${matches} of ${total} products`}</Small>
        </Count>
        {searched && !isLoading && <PagesNamed {...searched} />}
      </Tools>
      {openings > 0 && (
        <Suspense>
          <FilterSheet
            key={openings}
            open={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            shown={{ range, listing }}
            request={request}
            // The history entry of the open sheet becomes that of the new listing.
            onChoose={(choice) => change({ facets: choice }, { replace: true })}
          />
        </Suspense>
      )}
      {range.firstPage > 1 && (
        <Earlier>
          <Link to={earlier}>Show earlier products</Link>
        </Earlier>
      )}
      {matches > 0 && (
        <ProductGrid
          cards={cards}
          seed={request.seed}
          size={wantedSize(range.text, range.facets.size)}
          isFeaturedFirst={range.sort === 'featured' && !searched}
        />
      )}
      {matches === 0 && !isLoading && <NoProducts query={range} onChange={change} />}
      {!isLoading && range.page < pages && <LoadMore page={range.page} more={more} />}
      <BelowTheFold>
        <Workshops workshops={workshops} />
      </BelowTheFold>
    </Page>
  );
}

/* On phones only the title: the first products are in the first view. */
const Head = styled.div`
  h1 {
    margin: 0;
    font-size: 1.875rem;
  }

  p,
  nav {
    display: none;
  }

  ${wide.tablet} {
    display: grid;
    gap: ${space(3)};

    p,
    nav {
      display: block;
    }

    h1 {
      margin-bottom: ${space(1.5)};
      font-size: ${size.h1};
    }
  }

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(8)};
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin: ${space(1.5)} 0 ${space(1.5)};

  /* Nothing is said: no space for it. */
  & > :empty {
    position: absolute;
  }

  ${wide.tablet} {
    gap: ${space(2)};
    margin: ${space(3)} 0;
  }

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/* Beside the facets, where there is room. */
const Count = styled.div`
  ${wide.desktop} {
    && {
      grid-area: 2 / 2;
      align-self: center;
    }
  }
`;

const Earlier = styled.p`
  margin-bottom: ${space(4)};
`;
