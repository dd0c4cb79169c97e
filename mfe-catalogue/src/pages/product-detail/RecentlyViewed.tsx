import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { Button } from '@tanabana/runtime/kit/Button';
import { useRecord } from '@tanabana/runtime/records/useRecord';
import { space } from '@tanabana/runtime/theme/tokens';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { addViewed, recentlyViewedStore } from '../../recent/recentlyViewed';
import { cardOfFile, readProducts } from '../../source/readCards';
import { MoreProducts } from './MoreProducts';

interface RecentlyViewedProps {
  /** Id of the page's product, which is stored but not displayed. */
  readonly id: number;
  readonly seed: number;
}

/** Products that were viewed before in this browser; nothing on the server. Reads them near the screen. */
export function RecentlyViewed({ id, seed }: RecentlyViewedProps) {
  const viewed = useRecord(recentlyViewedStore);

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
      {cards.length > 0 ? <MoreProducts title="Recently viewed" cards={cards} seed={seed} /> : <Blank />}
      {cards.length > 0 && (
        <Button type="button" $look="plain" onClick={() => void recentlyViewedStore.update(() => [])}>
          Clear recently viewed
        </Button>
      )}
    </Frame>
  );
}

// Reserves space for the cards, so that the footer moves little: one row on wide screens, two rows on phones.
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
