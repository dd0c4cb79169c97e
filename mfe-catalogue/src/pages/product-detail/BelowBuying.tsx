import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { BuyBar } from './buying/BuyBar';
import { Compare } from './comparison/Compare';
import { Narrative } from './details/Narrative';
import { TradeTable } from './details/TradeTable';
import type { FoundProduct } from './loadProductPage';
import { MoreProducts } from './MoreProducts';
import { RecentlyViewed } from './RecentlyViewed';

export { Particulars } from './details/Particulars';

interface BelowBuyingProps {
  readonly found: FoundProduct;
  readonly request: PageRequest;
}

/** The page below the buying part, with the bar that repeats its button. */
export function BelowBuying({ found, request }: BelowBuyingProps) {
  const { product, related, recommended, context, technique } = found;
  return (
    <>
      <TradeTable product={product} />
      <Compare found={found} />
      <Narrative product={product} context={context} technique={technique} request={request} />
      <MoreProducts title="Related products" cards={related} seed={request.seed} />
      <MoreProducts title="You may also like" cards={recommended} seed={request.seed} />
      <RecentlyViewed id={product.id} seed={request.seed} />
      <BuyBar />
    </>
  );
}
