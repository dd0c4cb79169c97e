import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { extractSizes, sizeTerm } from './sizes';
import { wordsOf } from './searchTerms';

/** Searched fields of a product, with the weight of a match in each. */
export const SEARCH_WEIGHTS = {
  name: 5,
  sku: 4,
  tags: 3,
  category: 3,
  ground: 20,
  color: 3,
  sizes: 2,
  technique: 4,
  material: 2,
  region: 2,
  facts: 1.5,
  people: 1.5,
  description: 1,
} as const;

export type SearchField = keyof typeof SEARCH_WEIGHTS;

export interface SearchDocument extends Readonly<Record<SearchField, string>> {
  readonly id: number;
}

/** Details that are searched: what a piece is used for, and its certificates. */
const SEARCHED_DETAILS = /^(?:use|certification|dyes|construction|technique|style|metal|wood|glaze):/i;

/** Writes what is searched of a product. */
export function searchDocument(product: Product): SearchDocument {
  const { id, name, category, region, artisan, description, tags, specifications, features, sizes } = product;
  const sku = specifications.SKU ?? '';
  return {
    id,
    name,
    category,
    // Repeated words would only make the index larger.
    region: artisan === region ? region : `${region} ${artisan}`,
    description,
    tags: tags.join(' '),
    ground: groundColours(product).join(' '),
    color: product.colors.join(' '),
    technique: specifications.Technique ?? '',
    material: specifications.Material ?? '',
    // Also in one word, as it is typed without hyphens.
    sku: `${id} ${sku} ${wordsOf(sku).join('')}`,
    sizes: [...sizes.map(({ size }) => size), ...product.dimensionsAvailable].map(sizeWords).join(' '),
    facts: features.filter((detail) => SEARCHED_DETAILS.test(detail)).join(' '),
    people: namesIn(product.story ?? '').join(' '),
  };
}

/** Amounts of a product's sizes in rupees; none of rugs, whose prices are not published. */
export function amountsOf({ price, sizes }: Pick<Product, 'price' | 'sizes'>): number[] {
  return [...new Set([price, ...sizes.map(({ amount }) => amount)])].filter((amount) => amount > 0);
}

/** Terms of a size, and the words beside it: `Set of 6, 18 in` becomes `18in set of 6`. */
function sizeWords(text: string): string {
  const { sizes, rest } = extractSizes(text);
  return [...sizes.map(sizeTerm), rest.trim()].join(' ');
}

/** Names in a story: words with a capital that do not begin a sentence, or stand before another one. */
function namesIn(story: string): string[] {
  const names = story.match(
    /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+|(?<=(?:^|[.!?] )(?!The|A|He|She|It|In|At|No|When|What|There|They|One|For|If)\w*)\p{Lu}\p{Ll}{4,}(?=,? (?:who|says|is|has|had|started|told|got|weaves)\b)/gu,
  );
  return [...new Set(names ?? [])];
}
