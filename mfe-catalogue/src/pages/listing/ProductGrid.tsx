import { isReturnToDocument } from '@tanabana/ui/hooks/isReturnToDocument';
import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { useNearView } from '@tanabana/ui/hooks/useNearView';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { CardGrid } from '@tanabana/ui/kit/CardGrid';
import { space, wide, notPrinted } from '@tanabana/ui/theme/tokens';
import { memo, Suspense, useState, useCallback } from 'react';
import { useNavigationType, useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { CompareTick } from '../../components/compare/CompareTick';
import { ProductCard } from '../../components/ProductCard';

/** Number of cards that are visible without scrolling on most screens. */
const FIRST_VIEW = 2;

interface ProductGridProps {
  readonly cards: readonly Card[];
  readonly seed: number;
  readonly size: string | undefined;
  readonly isFeaturedFirst: boolean;
}

export function ProductGrid(props: ProductGridProps) {
  return <Grid {...props} isLaidOut={useIsReturn()} />;
}

interface GridProps extends ProductGridProps {
  readonly isLaidOut: boolean;
}

/*
 * `memo` prevents renders with equal props. A render before hydration is complete would make React hydrate all cards in
 * one task.
 */
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
      <CompareTick id={card.id} name={card.name} />
    </Item>
  ));
  return (
    <CardGrid>
      {items.slice(0, FIRST_VIEW)}
      <Suspense>{items.slice(FIRST_VIEW)}</Suspense>
    </CardGrid>
  );
});

/**
 * Whether the visitor has returned to the listing by Back or Forward. The navigation type `POP` is not sufficient,
 * because every new document also starts with `POP`.
 */
function useIsReturn(): boolean {
  const isHydrated = useHydrated();
  const navigationType = useNavigationType();
  const [opened] = useState({ isPop: ['POP'].includes(navigationType), isInDocument: isHydrated });
  return opened.isPop && isHydrated && (opened.isInDocument || isReturnToDocument());
}

/** Number of pages that load automatically. The next page requires a click, so that visitors can reach the footer. */
const PAGES_IN_A_ROW = 5;

interface LoadMoreProps {
  readonly firstPage: number;
  readonly page: number;
  readonly to: string;
}

export function LoadMore({ firstPage, page, to }: LoadMoreProps) {
  const navigate = useNavigate();
  const showMore = useCallback(
    () => void navigate(to, { replace: true, state: { firstPage } }),
    [to, firstPage, navigate],
  );
  const link = useNearView<HTMLAnchorElement>(page % PAGES_IN_A_ROW === 0 ? undefined : showMore);

  return (
    <Paragraph>
      <ButtonLink ref={link} to={to} state={{ firstPage }} replace $look="quiet">
        Show more
      </ButtonLink>
    </Paragraph>
  );
}

/*
 * Browsers do not lay out cards that are off screen, but use an estimated height. A long list therefore scrolls
 * quickly.
 */
const notLaidOut = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 366px;

  ${wide.tablet} {
    contain-intrinsic-size: auto 433px;
  }

  ${wide.desktop} {
    contain-intrinsic-size: auto 498px;
  }
`;

/*
 * When the visitor navigates back to the listing, all cards are laid out, so that the browser can restore the exact
 * scroll position. The padding makes space for the focus ring.
 */
const Item = styled.li<{ readonly $isLaidOut: boolean }>`
  margin: -${space(1)};
  padding: ${space(1)};
  ${({ $isLaidOut }) => !$isLaidOut && notLaidOut}
`;

const Paragraph = styled.p`
  margin-top: ${space(6)};
  ${notPrinted}
`;
