import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { RemovedNotice } from '../../components/RemovedNotice';
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
