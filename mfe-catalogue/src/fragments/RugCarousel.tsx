import { defineFragment } from '@tanabana/contract/pages/page';
import highlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import type { Highlights, HighlightsProps } from './highlights';

export default defineFragment({
  Component: ({ request: { seed } }) => <ExclusiveRugs highlights={highlights as Highlights} seed={seed} />,
});

/** The home page's carousel of rugs, or of the first products if there are no rugs (§2.3, §9). */
export function ExclusiveRugs({ highlights: { rugs, insteadOfRugs }, seed }: HighlightsProps) {
  const hasRugs = rugs.length > 0;
  return (
    <CardCarousel
      title="Explore Our Exclusive Rug Collection"
      slideName={hasRugs ? 'rug' : 'product'}
      note={hasRugs ? undefined : 'Featured textiles are shown while rug inventory loads.'}
      cards={hasRugs ? rugs : insteadOfRugs}
      seed={seed}
      timing={{ delay: 4500, transition: 800 }}
      threeFrom={520}
      isCentred
      action={{ label: 'Explore Collection', to: '/catalogue?category=rugs' }}
    />
  );
}
