import type { CraftNotes } from './craftNotes';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/** Where a product's craft comes from (§2.5); what can be said of any, for a place that nothing is known of. */
export function culturalContext(
  { region, category }: Pick<Product, 'region' | 'category'>,
  { places }: Pick<CraftNotes, 'places'>,
): string {
  const { place } = makerAndPlace(region);
  return (
    places[place] ??
    `${category} from ${place} belong to a craft that is handed on within families, from those who do it to those who watch.`
  );
}
