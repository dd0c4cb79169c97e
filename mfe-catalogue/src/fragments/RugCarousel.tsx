import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import { type HighlightsProps, highlightsSchema } from './highlights';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default defineFragment({
  Component: ({ request: { seed } }) => <ExclusiveRugs highlights={highlights} seed={seed} />,
});

/** The home page's carousel of rugs, or of the first products if there are no rugs (§2.3, §9). */
export function ExclusiveRugs({ highlights: { rugs, insteadOfRugs }, seed }: HighlightsProps) {
  const hasRugs = rugs.length > 0;
  return (
    <CardCarousel
      title="Explore Our Exclusive Rug Collection"
      thing={hasRugs ? 'rug' : 'product'}
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
