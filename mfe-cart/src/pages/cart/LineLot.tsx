import { usePageSettings } from '@tanabana/contract/pages/pageContext';
import type { CartItem } from '@tanabana/shop/cart/cart';
import { pieceNote, quantityText, type SaleUnit } from '@tanabana/shop/cart/saleUnit';
import { row } from '@tanabana/ui/theme/layout';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { packingText } from '../../cart/pack';
import type { Pack, PricedProduct } from '../../cart/priceList';
import { stockText } from '../../cart/stockText';
import { FillPack } from './FillPack';

interface LineLotProps {
  readonly line: CartItem;
  readonly pack: Pack | undefined;
  readonly unit: SaleUnit | undefined;
  readonly product: PricedProduct | undefined;
  readonly onFill: (quantity: number) => void;
}

export function LineLot({ line, pack, unit, product, onFill }: LineLotProps) {
  const { dispatchTime } = usePageSettings();
  return (
    <>
      <Stock>{stockText(line, product, dispatchTime)}</Stock>
      {unit && <span>{quantityText(line.quantity, unit) + pieceNote(line.price, unit)}</span>}
      {pack && <span>{packingText(line, pack)}</span>}
      {pack && pack.units > 1 && <FillPack line={line} pack={pack} onFill={onFill} />}
    </>
  );
}

const Stock = styled.span`
  flex: 0 0 100%;
  /* Leaves space for the button Remove, which is on the same line on phones. */
  padding-right: 5em;

  ${wide.tablet} {
    padding: 0;
  }
`;

/* Reserves the height of the stock and of the button that fills a carton. Both are rendered only after the product is
   loaded. */
export const Lot = styled.small`
  ${row([0, 1.5])}
  grid-area: lot;
  align-content: flex-start;
  min-height: calc(${space(4)} + 1.6em);

  @media print {
    min-height: 0;
  }
`;
