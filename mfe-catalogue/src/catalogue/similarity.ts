import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';

/**
 * Measures how similar two products are: each shared tag counts one, a shared technique two, a shared place
 * one. Symmetric, and never negative.
 */
export function similarity(a: Product, b: Product): number {
  const sharedTags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const sameTechnique = a.specifications.Technique === b.specifications.Technique;
  const samePlace = makerAndPlace(a.region).place === makerAndPlace(b.region).place;
  return sharedTags + (sameTechnique ? 2 : 0) + (samePlace ? 1 : 0);
}
