import type { CartItem } from '@tanabana/shop/cart/cart';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { color, linkHover, size, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { filledQuantity, parcelOf } from '../../cart/pack';
import type { Pack } from '../../cart/priceList';

interface FillPackProps {
  readonly line: CartItem;
  readonly pack: Pack;
  readonly onFill: (quantity: number) => void;
}

/** A button that fills the last carton or bale of a line, or adds another. */
export function FillPack({ line, pack, onFill }: FillPackProps) {
  const name = parcelOf(pack);
  const filled = filledQuantity(line.quantity, pack);
  const label = `${line.quantity % pack.units === 0 ? 'Add a' : 'Fill the'} ${name}: ${formatCount(filled)}`;
  return (
    <LineButton type="button" aria-label={`${label}, ${line.title}`} onClick={() => onFill(filled)}>
      {label}
    </LineButton>
  );
}

export const LineButton = styled.button`
  min-height: ${space(5.5)};
  margin: -6px 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${size.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${linkHover}

  &:active {
    translate: 0 1px;
  }
`;
