import * as v from 'valibot';
import { type Catalogue, productSchema } from './product';
import { rankingSchema } from './ranking';

const productFields = v.omit(productSchema, [
  'sizes',
  'closeUp',
  'story',
  'colors',
  'dimensionsAvailable',
  'trade',
  'ranking',
]);

/** The embedded catalogue (§3). */
export const sampleCatalogueSchema = v.strictObject({
  products: v.array(v.strictObject({ ...productFields.entries, ...rankingSchema.entries })),
  categories: v.array(
    v.strictObject({ id: v.string(), name: v.string(), description: v.string(), image: v.string() }),
  ),
  regions: v.array(
    v.strictObject({ id: v.string(), name: v.string(), state: v.string(), specialties: v.array(v.string()) }),
  ),
});

export function normaliseSample(sample: v.InferOutput<typeof sampleCatalogueSchema>): Catalogue {
  const { products, categories, regions } = sample;
  const states = new Map(regions.map(({ name, state }) => [name, `${name}, ${state}`]));
  return {
    products: products.map(({ rating, reviews, featured, ...product }) => ({
      ...product,
      sizes: product.specifications.Size
        ? [{ size: product.specifications.Size, amount: product.price }]
        : [],
      region: states.get(product.region) ?? product.region,
      story: null,
      colors: product.specifications.Color.split(', '),
      dimensionsAvailable: [],
      ranking: { rating, reviews, featured },
    })),
    categories: categories.map(({ name, image }) => ({ name, image, summary: '' })),
    regions: regions.map(({ name, state }) => ({
      name: `${name}, ${state}`,
      image: products.find(({ region }) => region === name)?.images[0] ?? '',
    })),
  };
}
