import { defineFragment } from '@tanabana/runtime/contracts/page';
import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import highlights from 'virtual:highlights';
import { ProductCard } from '../components/ProductCard';
import { picksOf, type Highlights, type HighlightsProps } from './highlights';

export default defineFragment({
  Component: ({ request: { seed } }) => <ProductShelf highlights={highlights as Highlights} seed={seed} />,
});

/** Six products in a row that scrolls sideways. */
export function ProductShelf({ highlights, seed }: HighlightsProps) {
  return (
    <Shelf aria-label="From the collection">
      <ul>
        {picksOf(highlights).map((card) => (
          <li key={card.id}>
            <ProductCard card={card} seed={seed} level={3} sizes="40vw" />
          </li>
        ))}
      </ul>
    </Shelf>
  );
}

const Shelf = styled.section`
  padding-bottom: ${space(5)};

  ul {
    display: flex;
    gap: ${space(1.5)};
    /* The padding makes space for the focus ring. */
    padding: ${space(1)} ${space(2)};
    overflow-x: auto;
    scroll-padding-inline: ${space(2)};
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }

  li {
    flex: 0 0 40%;
    scroll-snap-align: start;
  }
`;
