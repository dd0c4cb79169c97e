import type { Card } from '../catalogue/card';
import { categoryKey } from '../catalogue/categories';
import type { CatalogueFile } from '../source/dataFiles';
import { isNamedBy } from './isNamedBy';
import { listingAddress, type SuggestedLink } from './suggestion';

/**
 * Suggests categories: all of them without a text, those that the text names, or else those among which the found
 * products are divided, each narrowed to the text.
 * @param found the products that the text finds
 */
export function suggestCategories(
  text: string,
  categories: CatalogueFile['categories'],
  found: readonly Card[],
): readonly SuggestedLink[] {
  const named = categories.filter(({ name }) => text === '' || isNamedBy(text, name));
  if (named.length > 0) {
    return named.map(({ name, count }) => ({
      label: name,
      to: listingAddress({ category: categoryKey(name) }),
      count,
    }));
  }
  const divided = categories.flatMap(({ name }): SuggestedLink[] => {
    const count = found.filter(({ category }) => category === name).length;
    const to = listingAddress({ category: categoryKey(name), q: text });
    return count > 0 ? [{ label: `“${text}” in ${name}`, to, count }] : [];
  });
  return divided.length > 1 ? divided : [];
}
