import { space } from '@tanabana/runtime/theme/tokens';
import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { styled } from 'styled-components';
import type { Card } from '../../catalogue/card';
import { ProductCard } from '../../components/ProductCard';

/** Number of cards in the first view of most screens. */
const FIRST_VIEW = 4;

interface ProductGridProps {
  readonly cards: readonly Card[];
  readonly seed: number;
}

/** The listing's cards: 2, 3 or 4 in a row. */
export function ProductGrid({ cards, seed }: ProductGridProps) {
  return (
    <CardGrid>
      {cards.map((card, index) => (
        <Place key={card.id}>
          <ProductCard
            card={card}
            seed={seed}
            level={2}
            sizes="(min-width: 1312px) 284px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw"
            priority={index < FIRST_VIEW}
          />
        </Place>
      ))}
    </CardGrid>
  );
}

/* Cards out of sight are not laid out, so that a long list scrolls quickly. The padding keeps the focus ring of a card from being cut off. */
const Place = styled.li`
  margin: -${space(1)};
  padding: ${space(1)};
  content-visibility: auto;
  contain-intrinsic-size: auto 480px;
`;
