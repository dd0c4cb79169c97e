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

interface SizeOption {
  readonly size: string;
  /** Rupees for one unit. */
  readonly amount: number;
}

/**
 * Creates the cart line of a product, without a quantity (§3). Lines of one product, size, colour and material are
 * merged, so that every page has to create them here.
 * @param option the chosen size; undefined for a product with one size
 */
export function toCartLine(
  product: OrderedProduct,
  option: SizeOption | undefined,
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
