import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { Button } from '@tanabana/runtime/kit/Button';
import { useRecord } from '@tanabana/runtime/records/useRecord';
import { space } from '@tanabana/runtime/theme/tokens';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { addViewed, recentlyViewedStore } from '../../recent/recentlyViewed';
import { cardOfFile, readProducts } from '../../source/readCards';
import { MoreProducts } from './MoreProducts';

interface RecentlyViewedProps {
  /** Id of the product of this page, which is remembered but not shown. */
  readonly id: number;
  readonly seed: number;
}

/** The products that were viewed before in this browser; nothing on the server. They are read when near the screen. */
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
  const [isNear, setNear] = useState(false);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const place = useNearView<HTMLDivElement>(isNear ? undefined : () => setNear(true));

  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    void readProducts(ids).then((files) => isShown && setCards(files.map(cardOfFile)));
    return () => {
      isShown = false;
    };
  }, [isNear, ids]);

  return (
    <Place ref={place}>
      {cards.length > 0 ? <MoreProducts title="Recently viewed" cards={cards} seed={seed} /> : <Blank />}
      {cards.length > 0 && (
        <Button type="button" $look="plain" onClick={() => void recentlyViewedStore.update(() => [])}>
          Clear recently viewed
        </Button>
      )}
    </Place>
  );
}

// Room for the cards before they are there, so that the footer hardly moves: a row of four on wide screens, two rows of
// two on phones.
const Blank = styled.div`
  height: calc(min(100vw, 1656px) * 0.3 + ${space(34)});

  @media (max-width: 767px) {
    height: calc(100vw + ${space(54)});
  }
`;

const Place = styled.div`
  button {
    margin-top: ${space(2)};
  }
`;
