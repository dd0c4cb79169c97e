import * as v from 'valibot';
import type { Catalogue } from './product';
import { DEFAULT_COLOR } from '@tanabana/runtime/cart/toCartLine';

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
      specifications: v.record(v.string(), v.string()),
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

type SampleCatalogue = v.InferOutput<typeof sampleCatalogueSchema>;

/** Converts the sample to the form of the full catalogue. */
export function normaliseSample({ products, categories, regions }: SampleCatalogue): Catalogue {
  return {
    products: products.map(({ rating, reviews, featured, specifications, ...product }) => ({
      ...product,
      specifications,
      sizes: specifications.Size ? [{ size: specifications.Size, amount: product.price }] : [],
      region: placeOfRegion(regions, product.region),
      story: null,
      colors: (specifications.Color ?? DEFAULT_COLOR).split(', '),
      dimensionsAvailable: [],
      ranking: { rating, reviews, featured },
    })),
    categories: categories.map(({ name, image }) => ({ name, image })),
    regions: regions.map(({ name, state }) => ({
      name: `${name}, ${state}`,
      image: products.find(({ region }) => region === name)?.images[0] ?? '',
    })),
  };
}

function placeOfRegion(regions: SampleCatalogue['regions'], name: string): string {
  const region = regions.find((candidate) => candidate.name === name);
  return region ? `${name}, ${region.state}` : name;
}
