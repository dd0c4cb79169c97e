import { defineFragment } from '@tanabana/contract/pages/page';
import highlights from 'virtual:highlights';
import { MoreProducts } from '../components/MoreProducts';
import { picksOf, type Highlights } from './highlights';

export default defineFragment({ Component: ({ request: { seed } }) => <Picks seed={seed} /> });

/** Six products of the collection, for pages without content of their own. */
export function Picks({ seed }: { readonly seed: number }) {
  return (
    <MoreProducts
      title="From the collection"
      cards={picksOf(highlights as readonly Highlights[])}
      seed={seed}
    />
  );
}
