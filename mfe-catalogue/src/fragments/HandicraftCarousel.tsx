import { defineFragment } from '@tanabana/contract/pages/page';
import highlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import type { Highlights, HighlightsProps } from './highlights';

export default defineFragment({
  Component: ({ request: { seed } }) => (
    <HandicraftHighlights highlights={highlights as Highlights} seed={seed} />
  ),
});

export function HandicraftHighlights({ highlights: { handicrafts }, seed }: HighlightsProps) {
  return (
    <CardCarousel
      title="Discover Handicraft Highlights"
      slideName="product"
      cards={handicrafts}
      seed={seed}
      timing={{ delay: 4800, transition: 600 }}
      threeFrom={641}
      action={{ label: 'Shop Collection', to: '/catalogue?category=handicraftproducts' }}
    />
  );
}
