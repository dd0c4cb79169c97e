import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, motionAllowed, size, space } from '../theme/tokens';

interface ProductFrameProps {
  readonly name: string;
  /** Address of the product's page; the whole card links there. */
  readonly to: string;
  /** Level of the name's heading. */
  readonly level: 2 | 3;
  readonly picture: ReactNode;
  /** Badges over the picture. */
  readonly badges?: ReactNode;
  /** Text over the picture on hover. */
  readonly teaser?: ReactNode;
  /** Content below the name: place, price and more. */
  readonly children: ReactNode;
}

/** A product card: picture, name and the content below. */
export function ProductFrame({ name, to, level, picture, badges, teaser, children }: ProductFrameProps) {
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <Frame>
      <Words>
        <Name>
          <Target
            to={to}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {name}
          </Target>
        </Name>
        {children}
      </Words>
      <Show>
        {picture}
        <Badges>{badges}</Badges>
        {teaser && <Teaser>{teaser}</Teaser>}
      </Show>
    </Frame>
  );
}

const Show = styled.div`
  position: relative;
  grid-area: 1 / 1;
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

  /* Without hover the text would only hide the picture. */
  @media (hover: hover) {
    display: flex;
    opacity: 0;

    ${motionAllowed} {
      transition: opacity 240ms ease;
    }
  }
`;

// The text comes first in the DOM for screen readers; CSS puts the picture first, and keeps its place until it arrives.
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: 4 / 5;
  }

  &:hover ${Teaser}, &:focus-within ${Teaser} {
    opacity: 1;
  }

  &:hover img {
    scale: 1.03;
  }
`;

const Words = styled.div`
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

const Badges = styled.p`
  position: absolute;
  top: ${space(1.5)};
  left: ${space(1.5)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
