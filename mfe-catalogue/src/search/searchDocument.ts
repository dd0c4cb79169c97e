import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { wordsOf } from './searchTerms';
import { extractSizes, sizeTerm } from './sizes';

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

const SEARCHED_DETAILS = /^(?:use|certification|dyes|construction|technique|style|metal|wood|glaze):/i;

const IN_STOCK = 'in stock, ready to ship';

export function searchDocument(product: Product): SearchDocument {
  const { id, name, category, region, artisan, description, tags, features } = product;
  const { SKU, Technique = '', Material = '' } = product.specifications;
  return {
    id,
    name,
    category,
    // If artisan and region are equal, repeating the name would only enlarge the index.
    region: artisan === region ? region : `${region} ${artisan}`,
    description,
    tags: tags.join(' '),
    ground: groundColours(product).join(' '),
    color: product.colors.join(' '),
    technique: Technique,
    material: Material,
    sku: `${id} ${SKU} ${wordsOf(SKU).join('')}`,
    sizes: allSizes(product).map(sizeWords).join(' '),
    facts: [
      ...features.filter((detail) => SEARCHED_DETAILS.test(detail)),
      ...(isReadyToShip(product) ? [IN_STOCK] : []),
    ].join(' '),
    people: namesIn(product.story ?? '').join(' '),
  };
}

const isReadyToShip = ({ inStock, stock, trade }: Product) =>
  inStock && (trade ? trade.isInStock : stock === 'in stock');

export function allSizes({ sizes, dimensionsAvailable }: Product): string[] {
  return [...sizes.map(({ size }) => size), ...dimensionsAvailable];
}

/** Prices in rupees. Empty if the product is sold by quotation. */
export function amountsOf({ price, sizes }: Product): number[] {
  return [...new Set([price, ...sizes.map(({ amount }) => amount)])].filter((amount) => amount > 0);
}

/** Replaces the sizes in a text by terms of the search index: `Set of 6, 18 in` becomes `18in set of 6`. */
function sizeWords(text: string): string {
  const { sizes, rest } = extractSizes(text);
  return [...sizes.map(sizeTerm), rest.trim()].join(' ');
}

/**
 * Finds names in a story: capitalised words inside a sentence, several adjacent capitalised words, or a capitalised
 * word before a verb such as `says`.
 */
function namesIn(story: string): string[] {
  const names = story.match(
    /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+|(?<=(?:^|[.!?] )(?!The|A|He|She|It|In|At|No|When|What|There|They|One|For|If)\w*)\p{Lu}\p{Ll}{4,}(?=,? (?:who|says|is|has|had|started|told|got|weaves)\b)/gu,
  );
  return [...new Set(names ?? [])];
}
