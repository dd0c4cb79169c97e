import { space, wide } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { SelectField } from '@tanabana/runtime/kit/Field';
import { styled } from 'styled-components';
import { categoryKey } from '../../catalogue/categories';
import type { ListingQuery } from '../../listing/listingQuery';
import { isSortOrder, SORT_ORDERS } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import { SearchBox } from './SearchBox';

interface FiltersProps {
  readonly query: ListingQuery;
  /** Name of the chosen category. */
  readonly category: string | undefined;
  readonly categories: readonly string[];
  readonly onChange: (part: Partial<Omit<ListingQuery, 'page'>>, how?: { readonly replace: boolean }) => void;
}

/** Prefetches the search index, which is large and which most visitors never need. */
function fetchSearchIndex() {
  catalogueSource.search().catch((error: unknown) => console.error('The search could not be loaded.', error));
}

/** Search, category and order, as a plain form that works without scripts. */
export function Filters({ query, category, categories, onChange }: FiltersProps) {
  return (
    <Form
      role="search"
      aria-label="Products"
      action="/catalogue"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchBox
        text={query.text}
        onFocus={fetchSearchIndex}
        // The first letter of a search adds a history entry; further letters replace it.
        onSearch={(text) => onChange({ text }, { replace: query.text !== '' })}
      />
      <SelectField
        label="Category"
        name="category"
        value={category === undefined ? '' : categoryKey(category)}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">All</option>
        {categories.map((name) => (
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
        {Object.entries(SORT_ORDERS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  noscript {
    align-self: end;
  }

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${wide.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(3)};

    & > :first-child {
      grid-column: auto;
    }
  }
`;
