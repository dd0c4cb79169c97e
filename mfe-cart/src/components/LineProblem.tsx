import { isQuoted } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/toCartLine';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { withCentimetres } from '@tanabana/runtime/text/metricSize';
import { color } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { problemText } from '../cart/lineFacts';
import type { PricedProduct } from '../cart/priceList';
import { optionOf, type SoldLine } from '../cart/soldLine';
import { ChooseSize } from './ChooseSize';

interface LineProblemProps {
  readonly line: SoldLine;
  /** Undefined if the product is not sold any more. */
  readonly product: PricedProduct | undefined;
  readonly onChooseSize: (product: PricedProduct, size: string) => void;
}

/** Explains why a line cannot be sold, and offers the present sizes of its product. */
export function LineProblem({ line, product, onChooseSize }: LineProblemProps) {
  if (!product) return <Problem>{problemText(line)}</Problem>;
  const sizes = product.sizes.length > 0 ? product.sizes.map(({ size }) => size) : [ONLY_SIZE];
  const labelOf = (size: string) => {
    const name = size === ONLY_SIZE ? 'Its only size' : withCentimetres(size);
    const amount = isQuoted(product) ? undefined : optionOf({ size }, product)?.amount;
    return amount === undefined ? name : `${name}, ${formatRupees(amount)}`;
  };
  return (
    <div>
      <Problem>{problemText(line)}</Problem>
      <ChooseSize
        label={`Size of ${line.title}`}
        sizes={sizes}
        labelOf={labelOf}
        onChoose={(size) => onChooseSize(product, size)}
      />
    </div>
  );
}

const Problem = styled.p`
  color: ${color.madder};
  font-weight: 600;
`;
