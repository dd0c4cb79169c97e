import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { Badge } from '@tanabana/ui/kit/Badge';
import { row } from '@tanabana/ui/theme/layout';
import { color, font, hovered, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { percentOff } from '../catalogue/prices';
import { rankingOf } from '../catalogue/ranking';
import { CardPrice } from './CardPrice';
import { CoverPicture } from './CoverPicture';

interface ProductCardProps {
  readonly card: Card;
  readonly seed: number;
  readonly level: 2 | 3;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly size?: string | undefined;
  /** Whether the list is sorted by `Featured`. In such a list the cards omit the Featured badge. */
  readonly isFeaturedFirst?: boolean;
}

export function ProductCard(props: ProductCardProps) {
  const { card, seed, level, sizes, priority = false, size, isFeaturedFirst = false } = props;
  const { id, name, category, place, picture, teaser } = card;
  const reduction = percentOff(card);
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <Frame>
      <Text>
        <Name>
          <Target
            to={productAddress(id, size)}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {name}
          </Target>
        </Name>
        {place && <p>{place}</p>}
        <p>
          <CardPrice card={card} />
        </p>
        <Tag>{category}</Tag>
        <Badges>
          {!isFeaturedFirst && rankingOf(card, seed).featured && <Badge $tone="quiet">Featured</Badge>}
          {card.isSoldOut && <Badge $tone="quiet">Sold out</Badge>}
          {reduction !== undefined && <Badge $tone="leaf">{`${reduction}% off`}</Badge>}
        </Badges>
      </Text>
      <View>
        <CoverPicture picture={picture} sizes={sizes} priority={priority} deferred={!priority} spinner />
        <Teaser>
          <strong>{teaser.title}</strong>
          <span>{teaser.text}</span>
        </Teaser>
      </View>
    </Frame>
  );
}

const View = styled.div`
  position: relative;
  grid-area: 1 / 1;
  overflow: hidden;

  /* Stops the animation of the loading spinner while the picture is off screen. */
  picture {
    content-visibility: auto;
  }

  img {
    transition: scale 700ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }
`;

const Teaser = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: none;
  flex-direction: column;
  gap: ${space(0.5)};
  padding: ${space(7)} ${space(2.5)} ${space(2.5)};
  background: linear-gradient(to top, rgb(26 20 16 / 88%) 60%, transparent);
  color: ${color.paper};
  font-size: ${size.small};
  line-height: 1.5;

  strong {
    font: 500 1.0625rem/1.3 ${font.display};
  }

  /* On touch screens the teaser is never displayed, because it would cover the picture. */
  @media (hover: hover) {
    display: flex;
    opacity: 0;
    transition: opacity 240ms ease;
  }
`;

// In the DOM, the text is before the picture, for screen readers. The grid displays the picture above the text.
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: 4 / 5;
  }

  @media (hover: hover) {
    &:is(:hover, :focus-within) ${Teaser} {
      opacity: 1;
    }
  }

  ${hovered('scale: 1.03;', '&:hover img')}
`;

const Text = styled.div`
  grid-row: 2;
  padding-top: ${space(1.5)};
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.5;

  h2,
  h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
`;

const Target = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }

  ${hovered(`color: ${color.madder};`)}

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.indigo};
    outline-offset: 3px;
  }
`;

const Badges = styled.p`
  ${row(1)}
  margin-top: ${space(0.5)};
`;

const Tag = styled.p`
  color: ${color.madder};
`;
