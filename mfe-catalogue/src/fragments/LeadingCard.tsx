import { motionAllowed } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { ProductCard } from '../components/ProductCard';

interface LeadingCardProps {
  readonly card: Card;
  readonly seed: number;
  /** Whether it is in the centre. */
  readonly isLeading: boolean;
}

/** A card that is slightly smaller while another is in the centre. */
export function LeadingCard({ card, seed, isLeading }: LeadingCardProps) {
  return (
    <Place $isLeading={isLeading}>
      <ProductCard
        card={card}
        seed={seed}
        level={3}
        sizes="(min-width: 1656px) 510px, (min-width: 520px) 31vw, 92vw"
      />
    </Place>
  );
}

const Place = styled.div<{ readonly $isLeading: boolean }>`
  /* A scaled picture may end within a pixel, where its background would show as a line. */
  picture {
    clip-path: inset(1px);
  }

  @media (min-width: 520px) {
    scale: ${({ $isLeading }) => ($isLeading ? 1 : 0.92)};

    ${motionAllowed} {
      transition: scale 800ms cubic-bezier(0.2, 0.7, 0.2, 1);
    }
  }
`;
