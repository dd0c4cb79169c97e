import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { Button } from '@tanabana/runtime/kit/Button';
import { useStored } from '@tanabana/runtime/stored/useStored';
import { space, needsScripts } from '@tanabana/runtime/theme/tokens';
import { useCallback, useEffect, useMemo, useState, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { MoreProducts } from '../../components/MoreProducts';
import { addViewed, recentlyViewedStore } from '../../recent/recentlyViewed';
import { cardOfFile, readProducts, type ProductFile } from '../../source/productFile';
import { BuyBar } from './buying/BuyBar';
import { Narrative, type NarrativeProps } from './details/Narrative';
import { TradeTable } from './details/TradeTable';

export { Particulars } from './details/Particulars';

export function BelowBuying({ found, request }: NarrativeProps) {
  const { product, related, recommended } = found;
  return (
    <>
      <TradeTable product={product} />
      <Compare found={found} />
      <Narrative found={found} request={request} />
      <MoreProducts title="Related products" cards={related} seed={request.seed} />
      <MoreProducts title="You may also like" cards={recommended} seed={request.seed} />
      <RecentlyViewed id={product.id} seed={request.seed} />
      <BuyBar />
    </>
  );
}

/**
 * Displays the products that the visitor has viewed before in this browser. Their data is loaded when the visitor
 * scrolls near them.
 */
function RecentlyViewed({ id, seed }: { readonly id: number; readonly seed: number }) {
  const viewed = useStored(recentlyViewedStore);

  useEffect(() => {
    void recentlyViewedStore.update((present) => addViewed(present, id));
  }, [id]);

  const others = useMemo(() => viewed?.filter((other) => other !== id) ?? [], [viewed, id]);
  if (others.length === 0) return null;
  return <Viewed key={others.join()} ids={others} seed={seed} />;
}

function Viewed({ ids, seed }: { readonly ids: readonly number[]; readonly seed: number }) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const read = useCallback(
    () => void readProducts(ids).then((files) => setCards(files.map(cardOfFile))),
    [ids],
  );
  const frame = useNearView<HTMLDivElement>(read);

  return (
    <Frame ref={frame}>
      {cards.length === 0 && <Blank />}
      <MoreProducts title="Recently viewed" cards={cards} seed={seed} />
      {cards.length > 0 && (
        <Button type="button" $look="plain" onClick={() => void recentlyViewedStore.update(() => [])}>
          Clear recently viewed
        </Button>
      )}
    </Frame>
  );
}

const CompareDialog = lazy(() => import('./comparison/CompareDialog'));

/** A button that opens the comparison. The dialog's script is fetched when the button is first clicked. */
function Compare({ found }: { readonly found: ProductFile }) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <CompareFrame>
      <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare with similar pieces
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <CompareDialog open={isOpen} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CompareFrame>
  );
}

// Reserves the height of the cards until they are loaded: one row on wide screens, two on phones.
const Blank = styled.div`
  height: calc(min(100vw, 1656px) * 0.3 + ${space(34)});

  @media (max-width: 767px) {
    height: calc(100vw + ${space(54)});
  }
`;

const Frame = styled.div`
  button {
    margin-top: ${space(2)};
  }
`;

const CompareFrame = styled.div`
  margin-top: ${space(4)};

  ${needsScripts}
`;
