import { isQuoted, lineKey } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import type { PricedProduct } from '../cart/priceList';
import { replaceLine, sizedLine } from '../cart/replaceLine';
import { optionOf, sizesInStock, type SoldLine } from '../cart/soldLine';
import { moveStoredRequests } from '../enquiry/moveRequests';
import { ChooseSize } from './ChooseSize';

interface PresentSizesProps {
  readonly line: SoldLine;
  readonly product: PricedProduct;
  /** Called with the key of the line that replaces this one. The stored draft has its requests already. */
  readonly onChosen: (key: string) => void;
}

/** Offers the present sizes of a product for a line that cannot be sold, and replaces the line. */
export default function PresentSizes({ line, product, onChosen }: PresentSizesProps) {
  const sizes = product.sizes.length > 0 ? sizesInStock(product).map(({ size }) => size) : [ONLY_SIZE];
  const labelOf = (size: string) => {
    const name = size === ONLY_SIZE ? 'Its only size' : withCentimetres(size);
    const amount = isQuoted(product) ? undefined : optionOf({ size }, product)?.amount;
    return amount === undefined ? name : `${name}, ${formatRupees(amount)}`;
  };
  const choose = (size: string) => {
    const chosen = sizedLine(product, size);
    moveStoredRequests(lineKey(line), lineKey(chosen));
    onChosen(lineKey(chosen));
    void cartStore.update((cart) => replaceLine(cart, line, chosen));
  };
  return <ChooseSize label={`Size of ${line.title}`} sizes={sizes} labelOf={labelOf} onChoose={choose} />;
}
