import { color, font, motionAllowed, size, space } from '@tanabana/shared/theme/tokens';
import { Badge } from '@tanabana/shared/ui/Badge';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { standingOf } from '../catalogue/drawStanding';
import { cardPrice, percentOff } from '../catalogue/prices';
import { CoverPicture } from './CoverPicture';
import { WovenPlaceholder } from './WovenPlaceholder';

interface ProductCardProps {
  readonly card: Card;
  /** From which the Featured badge is drawn. */
  readonly seed: number;
  /** Level of its heading. */
  readonly level: 2 | 3;
  /** How wide the picture is shown. */
  readonly sizes: string;
  /** For cards in the first view. */
  readonly priority?: boolean;
}

/** A product in a list. The whole card is the link's area. */
export function ProductCard({ card, seed, level, sizes, priority = false }: ProductCardProps) {
  const { id, name, category, place, picture, teaser } = card;
  const Name = level === 2 ? 'h2' : 'h3';
  const reduction = percentOff(card);
  return (
    <Frame>
      <Words>
        <Name>
          <Target
            to={`/product/${id}`}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {name}
          </Target>
        </Name>
        <p>{place}</p>
        <Price>{cardPrice(card)}</Price>
        <Tag>{category}</Tag>
      </Words>
      <Show>
        {picture ? (
          <CoverPicture picture={picture} sizes={sizes} priority={priority} spinner />
        ) : (
          <WovenPlaceholder />
        )}
        <Badges>
          {standingOf(card, seed).featured && <Mark $tone="quiet">Featured</Mark>}
          {reduction !== undefined && <Badge $tone="leaf">{reduction}% off</Badge>}
        </Badges>
        <Teaser>
          <strong>{teaser.title}</strong>
          <span>{teaser.text}</span>
        </Teaser>
      </Show>
    </Frame>
  );
}

const Show = styled.div`
  position: relative;
  overflow: hidden;

  img {
    ${motionAllowed} {
      transition: scale 700ms cubic-bezier(0.2, 0.7, 0.2, 1);
    }
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

  /* Where nothing can hover, the words would only hide the picture. */
  @media (hover: hover) {
    display: flex;
    opacity: 0;

    ${motionAllowed} {
      transition: opacity 240ms ease;
    }
  }
`;

// Words come first for those who listen, pictures first for those who look.
const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column-reverse;

  &:hover ${Teaser}, &:focus-within ${Teaser} {
    opacity: 1;
  }

  &:hover img {
    scale: 1.03;
  }
`;

const Words = styled.div`
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

  &:hover {
    color: ${color.madder};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.indigo};
    outline-offset: 3px;
  }
`;

const Price = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 600;
`;

const Tag = styled.p`
  color: ${color.madder};
`;

const Mark = styled(Badge)`
  border-color: transparent;
  background: ${color.paper};
  color: ${color.indigo};
`;

const Badges = styled.p`
  position: absolute;
  top: ${space(1.5)};
  left: ${space(1.5)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
