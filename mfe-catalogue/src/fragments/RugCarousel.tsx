import { defineFragment } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import builtHighlights from 'virtual:highlights';
import { useCarousel } from '../components/useCarousel';
import { CardCarousel } from './CardCarousel';
import { type Highlights, highlightsSchema } from './highlights';
import { LeadingCard } from './LeadingCard';

const highlights = v.parse(highlightsSchema, builtHighlights);

export default defineFragment({
  Component: ({ request: { seed } }) => <ExclusiveRugs highlights={highlights} seed={seed} />,
});

/** §9. */
const TIMING = { delay: 4500, transition: 800 } as const;
const THREE_FROM = 520;

interface ExclusiveRugsProps {
  readonly highlights: Highlights;
  readonly seed: number;
}

/** The home page's carousel of rugs, or of the first products if there are no rugs (§2.3). */
export function ExclusiveRugs({ highlights: { rugs, insteadOfRugs }, seed }: ExclusiveRugsProps) {
  // Before scripts run, three slides are visible; the middle one starts in the centre.
  const carousel = useCarousel(TIMING, {
    align: 'center',
    breakpoints: { [`(min-width: ${THREE_FROM}px)`]: { startIndex: 1 } },
  });
  const hasRugs = rugs.length > 0;
  const [, { selected, isLive }] = carousel;
  const leading = isLive ? selected : 1;
  return (
    <CardCarousel
      carousel={carousel}
      title="Explore Our Exclusive Rug Collection"
      thing={hasRugs ? 'rug' : 'product'}
      note={hasRugs ? undefined : 'Featured textiles are shown while rug inventory loads.'}
      cards={hasRugs ? rugs : insteadOfRugs}
      renderCard={(card, index) => <LeadingCard card={card} seed={seed} isLeading={index === leading} />}
      threeFrom={THREE_FROM}
      action={{ label: 'Explore Collection', to: '/catalogue?category=rugs' }}
    />
  );
}
