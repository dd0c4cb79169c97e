import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/**
 * How much two products have in common: tags count one each, a technique two, a place one.
 * Symmetric, and never negative.
 */
export function similarity(a: Product, b: Product): number {
  const sharedTags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const sameTechnique = a.specifications.Technique === b.specifications.Technique;
  const samePlace = makerAndPlace(a.region).place === makerAndPlace(b.region).place;
  return sharedTags + (sameTechnique ? 2 : 0) + (samePlace ? 1 : 0);
}
