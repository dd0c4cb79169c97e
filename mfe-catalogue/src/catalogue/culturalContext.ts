import type { CraftNotes } from './craftNotes';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/** Describes the origin of a product's craft (§2.5); a general text for an unknown place. */
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
