import { defineFragment } from '@tanabana/contract/pages/page';
import highlights from 'virtual:highlights';
import { CardCarousel } from './CardCarousel';
import type { Highlights, HighlightsProps } from './highlights';

const [, second] = highlights as readonly Highlights[];

export default defineFragment({
  Component: ({ request: { seed } }) => <SecondCarousel highlights={second} seed={seed} />,
});

/** The second carousel of the home page: in the sample shop, that of the handicrafts (§2.3, §9). */
export function SecondCarousel({ highlights, seed }: HighlightsProps) {
  return (
    highlights && (
      <CardCarousel {...highlights} seed={seed} timing={{ delay: 4800, transition: 600 }} threeFrom={641} />
    )
  );
}
