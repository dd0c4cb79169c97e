import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { ProductCard } from '../components/ProductCard';
import { useCarousel } from '../components/useCarousel';
import { CardCarousel } from './CardCarousel';
import { type Highlights, highlightsSchema } from './highlights';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default defineFragment({
  Component: ({ request: { seed } }) => <HandicraftHighlights highlights={highlights} seed={seed} />,
});

/** §9. */
const TIMING = { delay: 4800, transition: 600 } as const;
const THREE_FROM = 641;

interface HandicraftHighlightsProps {
  readonly highlights: Highlights;
  readonly seed: number;
}

/** The home page's carousel of handicrafts (§2.3). */
export function HandicraftHighlights({ highlights: { handicrafts }, seed }: HandicraftHighlightsProps) {
  const carousel = useCarousel(TIMING, { align: 'start' });
  return (
    <CardCarousel
      carousel={carousel}
      title="Discover Handicraft Highlights"
      thing="product"
      cards={handicrafts}
      renderCard={(card) => (
        <ProductCard
          card={card}
          seed={seed}
          level={3}
          sizes="(min-width: 1656px) 510px, (min-width: 641px) 31vw, 92vw"
        />
      )}
      threeFrom={THREE_FROM}
      action={{ label: 'Shop Collection', to: '/catalogue?category=handicraftproducts' }}
    />
  );
}
