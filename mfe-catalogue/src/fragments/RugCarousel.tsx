import { defineFragment } from '@tanabana/contract/pages/page';
import highlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import type { Highlights, HighlightsProps } from './highlights';

const [first] = highlights as readonly Highlights[];

export default defineFragment({
  Component: ({ request: { seed } }) => <FirstCarousel highlights={first} seed={seed} />,
});

/** The first carousel of the home page: in the sample shop, that of the rugs (§2.3, §9). */
export function FirstCarousel({ highlights, seed }: HighlightsProps) {
  return (
    highlights && (
      <CardCarousel
        {...highlights}
        seed={seed}
        timing={{ delay: 4500, transition: 800 }}
        threeFrom={520}
        isCentred
      />
    )
  );
}
