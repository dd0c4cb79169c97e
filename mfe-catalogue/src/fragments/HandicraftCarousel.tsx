import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import { type HighlightsProps, highlightsSchema } from './highlights';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default defineFragment({
  Component: ({ request: { seed } }) => <HandicraftHighlights highlights={highlights} seed={seed} />,
});

export function HandicraftHighlights({ highlights: { handicrafts }, seed }: HighlightsProps) {
  return (
    <CardCarousel
      title="Discover Handicraft Highlights"
      thing="product"
      cards={handicrafts}
      seed={seed}
      timing={{ delay: 4800, transition: 600 }}
      threeFrom={641}
      action={{ label: 'Shop Collection', to: '/catalogue?category=handicraftproducts' }}
    />
  );
}
