import type { Catalogue, Product } from '../src/catalogue/product';
import { seededRandom } from '../src/catalogue/ranking';

/**
 * Each product combines the name, place, description and tags of different products of the given catalogue.
 * @param size number of products
 */
export function generatedCatalogue({ products, categories, regions }: Catalogue, size: number): Catalogue {
  const sentences = products.flatMap(({ description }) => description.split(/(?<=\.) /));
  const generated = Array.from({ length: size }, (_, index): Product => {
    const random = seededRandom(1, index);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('The catalogue has no products.');
      return item;
    };
    const model = pick(products);
    return {
      ...model,
      id: 100_000 + index,
      name: `${pick(pick(products).name.split(' '))} ${model.name}`,
      price: 500 + Math.floor(random() * 300_000),
      region: pick(products).region,
      artisan: pick(products).region,
      description: Array.from({ length: 5 }, () => pick(sentences)).join(' '),
      tags: Array.from({ length: 5 }, () => pick(pick(products).tags)),
    };
  });
  return { products: generated, categories, regions };
}
