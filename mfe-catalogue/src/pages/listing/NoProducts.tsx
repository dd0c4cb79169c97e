import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import emptyNet from '../../../pictures/drawings/empty-net.svg';
import { type ListingQuery, withoutFilters } from '../../listing/listingQuery';
import { QueryForm } from './QueryForm';

interface NoProductsProps {
  readonly query: ListingQuery;
  readonly onChange: (query: ListingQuery) => void;
}

/** Message that no product passes the filters (§2.4). */
export function NoProducts({ query, onChange }: NoProductsProps) {
  return (
    <EmptyState title="No products found" level={2} drawing={emptyNet}>
      <p>Try adjusting your search or filters to find what you&apos;re looking for.</p>
      <QueryForm query={withoutFilters(query)} onSubmit={onChange}>
        <Button type="submit">Clear all filters and search</Button>
      </QueryForm>
    </EmptyState>
  );
}
