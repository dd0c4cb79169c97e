import type { CartItem } from './cart';
import { DEFAULT_COLOR, DEFAULT_MATERIAL, ONLY_SIZE } from './productDefaults';

/** Fields of a product that its cart line stores. */
interface OrderedProduct {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly category: string;
  readonly image?: string | undefined;
  readonly color?: string | undefined;
  readonly material?: string | undefined;
  readonly dimensions?: string | undefined;
}

/**
 * Creates the cart line of a product, without a quantity (§3). All pages use this function, so that the same product
 * and option always have equal id, size, colour and material, and the cart merges the lines.
 * @param option selected size, with the price of one unit in rupees; undefined for a product with one size
 */
export function toCartLine(
  product: OrderedProduct,
  option: { readonly size: string; readonly amount: number } | undefined,
): Omit<CartItem, 'quantity'> {
  const { id, name, price, category, image, color, material, dimensions } = product;
  return {
    id,
    title: name,
    price: option?.amount ?? price,
    image: image ?? '',
    category,
    size: option?.size ?? ONLY_SIZE,
    color: color ?? DEFAULT_COLOR,
    material: material ?? DEFAULT_MATERIAL,
    ...(dimensions && { dimensions }),
  };
}
