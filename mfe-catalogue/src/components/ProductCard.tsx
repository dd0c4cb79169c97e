import { Badge } from '@tanabana/runtime/kit/Badge';
import { color } from '@tanabana/runtime/theme/tokens';
import { Price } from '@tanabana/runtime/kit/Price';
import { ProductFrame } from '@tanabana/runtime/kit/ProductFrame';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/rankingOf';
import { cardPrice, percentOff } from '../catalogue/prices';
import { CoverPicture } from './CoverPicture';
import { WovenPlaceholder } from './WovenPlaceholder';

interface ProductCardProps {
  readonly card: Card;
  /** Seed of the document, from which the Featured badge is derived. */
  readonly seed: number;
  /** Level of its heading. */
  readonly level: 2 | 3;
  /** Width at which the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** For cards in the first view. */
  readonly priority?: boolean;
}

/** A product in a list. The whole card is a link. */
export function ProductCard({ card, seed, level, sizes, priority = false }: ProductCardProps) {
  const { id, name, category, place, picture, teaser } = card;
  const reduction = percentOff(card);
  return (
    <ProductFrame
      name={name}
      to={`/product/${id}`}
      level={level}
      picture={
        picture ? (
          <CardPicture picture={picture} sizes={sizes} priority={priority} spinner />
        ) : (
          <WovenPlaceholder />
        )
      }
      badges={
        <>
          {rankingOf(card, seed).featured && <Badge $tone="paper">Featured</Badge>}
          {reduction !== undefined && <Badge $tone="leaf">{reduction}% off</Badge>}
        </>
      }
      teaser={
        <>
          <strong>{teaser.title}</strong>
          <span>{teaser.text}</span>
        </>
      }
    >
      <p>{place}</p>
      <p>
        <Price>{cardPrice(card)}</Price>
      </p>
      <Tag>{category}</Tag>
    </ProductFrame>
  );
}

/** Its spinner rests while it is far from the view. */
const CardPicture = styled(CoverPicture)`
  && {
    content-visibility: auto;
  }
`;

const Tag = styled.p`
  color: ${color.madder};
`;
