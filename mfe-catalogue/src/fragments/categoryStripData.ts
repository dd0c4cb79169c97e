import type { Pictures } from '../catalogue/card';
import { categoryOf } from '../catalogue/categories';
import { cardPrice } from '../catalogue/prices';
import type { Product } from '../catalogue/product';
import { highlightsOf, picksOf } from './highlights';

/** The six products contain only what the fragment displays. */
export function categoryStripData(products: readonly Product[], pictures: Pictures) {
  const categories = [...new Set(products.map(({ category }) => category))]
    .slice(0, 3)
    .map(categoryOf)
    .map(({ name, summary, image }) => ({ name, summary, picture: pictures(image) }));
  const picks = picksOf(highlightsOf(products, pictures)).map((card) => ({
    id: card.id,
    name: card.name,
    price: cardPrice(card),
    picture: card.picture,
  }));
  return { categories, picks };
}
