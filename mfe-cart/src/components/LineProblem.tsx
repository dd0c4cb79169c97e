import { color } from '@tanabana/ui/theme/tokens';
import { type ComponentProps, lazy } from 'react';
import { styled } from 'styled-components';
import { Later } from './Later';
import { problemText } from '../cart/lineFacts';
import type { PricedProduct } from '../cart/priceList';

/** Loaded with the first line that cannot be sold, because few carts have one. */
const PresentSizes = lazy(() => import('./PresentSizes'));

interface LineProblemProps extends Omit<ComponentProps<typeof PresentSizes>, 'product'> {
  /** Undefined if the product is not sold any more. */
  readonly product: PricedProduct | undefined;
}

/** Explains why a line cannot be sold, and offers the present sizes of its product. */
export function LineProblem({ product, ...choice }: LineProblemProps) {
  return (
    <div>
      <Problem>{problemText(choice.line)}</Problem>
      {product && !product.isSoldOut && (
        <Later>
          <PresentSizes product={product} {...choice} />
        </Later>
      )}
    </div>
  );
}

const Problem = styled.p`
  color: ${color.madder};
  font-weight: 600;
`;
