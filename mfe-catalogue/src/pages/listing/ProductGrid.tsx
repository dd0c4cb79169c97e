import { isReturnToDocument } from '@tanabana/runtime/hooks/isReturnToDocument';
import { useHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { memo, Suspense, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { ProductCard } from '../../components/ProductCard';

/** Number of cards in the first view of most screens. */
const FIRST_VIEW = 2;

interface ProductGridProps {
  readonly cards: readonly Card[];
  readonly seed: number;
  /** Size by which the list is filtered. */
  readonly size: string | undefined;
  readonly isFeaturedFirst: boolean;
}

/** The listing's cards: 2, 3 or 4 in a row. Those of the first view are hydrated first. */
export function ProductGrid(props: ProductGridProps) {
  return <Grid {...props} isLaidOut={useIsReturn()} />;
}

interface GridProps extends ProductGridProps {
  readonly isLaidOut: boolean;
}

/** Memoised, because a render with other props would hydrate all cards in one task. */
const Grid = memo(function Grid({ cards, isLaidOut, ...list }: GridProps) {
  const items = cards.map((card, index) => (
    <Item key={card.id} $isLaidOut={isLaidOut}>
      <ProductCard
        {...list}
        card={card}
        level={2}
        sizes="(min-width: 1656px) 366px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw"
        priority={index < FIRST_VIEW}
      />
    </Item>
  ));
  return (
    <CardGrid>
      {items.slice(0, FIRST_VIEW)}
      <Suspense>{items.slice(FIRST_VIEW)}</Suspense>
    </CardGrid>
  );
});

/** Whether a visitor has returned to the listing. The router reports `POP` for new documents too. */
function useIsReturn(): boolean {
  const isHydrated = useHydrated();
  const navigationType = useNavigationType();
  const [opened] = useState({ isPop: ['POP'].includes(navigationType), isInDocument: isHydrated });
  return opened.isPop && isHydrated && (opened.isInDocument || isReturnToDocument());
}

/* Cards off screen have an estimated height, so that a long list scrolls quickly. */
const notLaidOut = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 326px;

  ${wide.tablet} {
    contain-intrinsic-size: auto 393px;
  }

  ${wide.desktop} {
    contain-intrinsic-size: auto 458px;
  }
`;

/* After a return all cards have their true height, which restores the scroll position. The padding is space for the focus ring. */
const Item = styled.li<{ readonly $isLaidOut: boolean }>`
  margin: -${space(1)};
  padding: ${space(1)};
  ${({ $isLaidOut }) => !$isLaidOut && notLaidOut}
`;
