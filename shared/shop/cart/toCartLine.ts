import type { CartItem } from './cart';

/** Size of a product without size options (§4). */
export const ONLY_SIZE = 'Standard';

/** Colour of a product whose colour is not known. Pages do not display this colour (§9). */
export const DEFAULT_COLOR = 'Standard';

/** Material of a product whose material is not known. Pages do not display this material (§9). */
export const DEFAULT_MATERIAL = 'Handcrafted';

/** A stored line has the defaults of §3 if colour or material is not known. */
export function lineOptions({
  color = '',
  material = '',
}: Pick<OrderedProduct, 'color' | 'material'>): Pick<CartItem, 'color' | 'material'> {
  return { color: color || DEFAULT_COLOR, material: material || DEFAULT_MATERIAL };
}

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
  const { id, name, price, category, image, dimensions } = product;
  return {
    id,
    title: name,
    price: option?.amount ?? price,
    image: image ?? '',
    category,
    size: option?.size ?? ONLY_SIZE,
    ...lineOptions(product),
    ...(dimensions && { dimensions }),
  };
}
