import { Button } from '@tanabana/ui/kit/Button';
import { SelectField } from '@tanabana/ui/kit/Field';
import { needsScripts, space, wide } from '@tanabana/ui/theme/tokens';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { categoryKey, categoryNamed, HANDICRAFTS } from '../../catalogue/categories';
import { chosenValues } from '../../facets/facetChoice';
import { isSortOrder, type ListingQuery, SORT_ORDERS, type SortOrder } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import { SearchBox } from './SearchBox';
import type { ChangeQuery } from './useListing';

interface FiltersProps {
  readonly query: ListingQuery;
  readonly categories: readonly string[];
  /** Whether the orders by rating and reviews are left out. */
  readonly isUnranked?: boolean | undefined;
  readonly onChange: ChangeQuery;
  readonly onOpenSheet: () => void;
  readonly children: ReactNode;
}

const OF_RATINGS: ReadonlySet<string> = new Set<SortOrder>(['rating', 'reviews']);

/**
 * Prefetches the search index when the search field is focused. The index is not fetched earlier, because most visitors
 * never search.
 */
function fetchSearchIndex() {
  catalogueSource.search().catch((error: unknown) => console.error('The search could not be loaded.', error));
}

export function Filters({
  query,
  categories,
  isUnranked = false,
  onChange,
  onOpenSheet,
  children,
}: FiltersProps) {
  const category = categoryNamed(categories, query.category);
  const count = chosenValues(query.facets).length;
  return (
    <Form
      role="search"
      aria-label="Products"
      action="/catalogue"
      onSubmit={(event) => event.preventDefault()}
    >
      <Fields>
        <SearchField>
          <SearchBox
            text={query.text}
            onFocus={fetchSearchIndex}
            // A new search adds a history entry. Each further letter replaces that entry.
            onSearch={(text) => onChange({ text }, { replace: query.text !== '' })}
          />
        </SearchField>
        <SheetButton type="button" $look="quiet" aria-haspopup="dialog" onClick={onOpenSheet}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          <span>{count > 0 ? `Filter (${count})` : 'Filter'}</span>
        </SheetButton>
        <SelectField
          label="Category"
          name="category"
          value={category === undefined ? '' : categoryKey(category)}
          onChange={(event) => onChange({ category: event.target.value })}
        >
          <option value="">All</option>
          {[...categories, ...(category === HANDICRAFTS ? [HANDICRAFTS] : [])].map((name) => (
            <option key={name} value={categoryKey(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Sort By"
          name="sort"
          value={query.sort}
          onChange={({ target: { value } }) => {
            if (isSortOrder(value)) onChange({ sort: value });
          }}
        >
          {Object.entries(SORT_ORDERS)
            .filter(([order]) => !isUnranked || !OF_RATINGS.has(order))
            .map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
        </SelectField>
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Fields>
      {children}
    </Form>
  );
}

/* Makes the form's children items of the page's grid. */
const Form = styled.form`
  display: contents;
`;

const SearchField = styled.div``;

const Fields = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  & > div {
    position: relative;
    flex: 1 1 40%;
    min-width: 0;
  }

  & > ${SearchField} {
    flex-basis: 50%;
  }

  label {
    position: absolute;
    top: 5px;
    left: 13px;
    font-size: 0.75rem;
    line-height: 1.3;
    pointer-events: none;
  }

  input,
  select {
    min-height: ${space(6.5)};
    padding-top: ${space(2.5)};
    padding-bottom: 2px;
    text-overflow: ellipsis;
  }

  select {
    /*
     * The options of a select are inset by 4 pixels in browsers, so the select has less padding than the text fields.
     */
    padding-left: ${space(1)};
  }

  ${wide.tablet} {
    gap: ${space(2)};
  }

  ${wide.desktop} {
    flex-wrap: nowrap;

    & > div {
      flex: 1 1 0;
    }

    & > ${SearchField} {
      flex: 2 1 0;
    }
  }
`;

const SheetButton = styled(Button)`
  padding-inline: ${space(2)};
  white-space: nowrap;
  ${needsScripts}

  ${wide.desktop} {
    display: none;
  }
`;
