import { CardGrid } from '@tanabana/ui/kit/CardGrid';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { ProductCard } from './ProductCard';

interface MoreProductsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly seed: number;
}

export function MoreProducts({ title, cards, seed }: MoreProductsProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Row $count={cards.length}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              seed={seed}
              level={3}
              sizes="(min-width: 1656px) 366px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw"
            />
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space(8)};

  h2 {
    margin-bottom: ${space(4)};
  }

  ${wide.desktop} {
    margin-top: ${space(12)};
  }
`;

/* On tablets, up to four cards are in one row. More cards are in rows of three. */
const Row = styled(CardGrid)<{ readonly $count: number }>`
  ${wide.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count > 4 ? 3 : 4)}, minmax(0, 1fr));
  }

  ${wide.desktop} {
    grid-template-columns: repeat(${({ $count }) => ($count > 4 ? 6 : 4)}, minmax(0, 1fr));
    column-gap: ${({ $count }) => space($count > 4 ? 3 : 4)};
  }
`;
