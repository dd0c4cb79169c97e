import { useNearView } from '@tanabana/ui/hooks/useNearView';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { useStored } from '@tanabana/shop/stored/useStored';
import { row } from '@tanabana/ui/theme/layout';
import { notPrinted, space } from '@tanabana/ui/theme/tokens';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { MoreProducts } from '../../components/MoreProducts';
import { compareAddress, MAX_COMPARED } from '../../components/compare/compareAddress';
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
      <SeeOtherwise found={found} />
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

/** Links to the comparison of the product with the most similar ones, and to its tear sheet. */
function SeeOtherwise({ found: { product, related } }: { readonly found: ProductFile }) {
  const similar = related.slice(0, MAX_COMPARED - 1).map(({ id }) => id);
  return (
    <LinkRow>
      {similar.length > 0 && (
        <ButtonLink to={compareAddress([product.id, ...similar])} $look="quiet">
          Compare with similar products
        </ButtonLink>
      )}
      <ButtonLink to={`/tear-sheet?ids=${product.id}`} $look="quiet">
        Print a tear sheet
      </ButtonLink>
    </LinkRow>
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

const LinkRow = styled.p`
  ${row([1, 2])}
  margin-top: ${space(4)};
  ${notPrinted}
`;
