import * as v from 'valibot';
import { type Catalogue, specificationsSchema } from './product';

const rupees = v.pipe(v.number(), v.minValue(0));

/** The embedded catalogue (§3). */
export const sampleCatalogueSchema = v.strictObject({
  products: v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      name: v.string(),
      price: rupees,
      originalPrice: rupees,
      category: v.string(),
      region: v.string(),
      artisan: v.string(),
      rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      reviews: v.number(),
      images: v.array(v.string()),
      description: v.string(),
      features: v.array(v.string()),
      specifications: specificationsSchema,
      inStock: v.boolean(),
      featured: v.boolean(),
      tags: v.array(v.string()),
    }),
  ),
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
