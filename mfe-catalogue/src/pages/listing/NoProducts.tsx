import { Button } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';

/** Message that no product passes the filters (§2.4). */
export function NoProducts({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No products found" level={2}>
      <p>Try adjusting your search or filters to find what you&apos;re looking for.</p>
      <Button type="button" onClick={onClear}>
        Clear all filters and search
      </Button>
    </EmptyState>
  );
}
