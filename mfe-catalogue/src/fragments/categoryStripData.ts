import type { Pictures } from '../catalogue/card';
import type { CarouselTexts } from '../catalogue/carouselTexts';
import { cardPrice } from '../catalogue/prices';
import type { Catalogue } from '../catalogue/product';
import { highlightsOf, picksOf } from './highlights';

/** The six products contain only what the fragment displays. */
export function categoryStripData(
  { products, categories }: Pick<Catalogue, 'products' | 'categories'>,
  pictures: Pictures,
  carousels: readonly CarouselTexts[],
) {
  const picks = picksOf(highlightsOf(products, pictures, carousels)).map((card) => ({
    id: card.id,
    name: card.name,
    price: cardPrice(card),
    picture: card.picture,
  }));
  return {
    categories: categories.slice(0, 3).map(({ image, ...texts }) => ({ ...texts, picture: pictures(image) })),
    picks,
  };
}
