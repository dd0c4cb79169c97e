import { ButtonLink } from '@tanabana/shared/ui/Button';
import { EmptyState } from '@tanabana/shared/ui/EmptyState';
import { RemovedNotice } from '../../parts/RemovedNotice';
import type { LineRemoval } from './useRemovedLine';

/** A cart without lines. */
export function EmptyCart({ removal: { removed, undo } }: { readonly removal: LineRemoval }) {
  return (
    <>
      {removed && <RemovedNotice name={removed.line.title} onUndo={undo} />}
      <EmptyState title="Your Cart is Empty">
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    </>
  );
}
