import * as v from 'valibot';
import { addItem, emptyCart, type Cart } from './cart';

const text = (fallback: string) => v.fallback(v.pipe(v.string(), v.nonEmpty()), fallback);
const optionalText = v.fallback(v.optional(v.string()), undefined);

/** A stored line. Its id and name must be there; all else has a default. */
const lineSchema = v.object({
  id: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(1),
  ),
  title: optionalText,
  name: optionalText,
  price: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000)), 0),
  priceRange: optionalText,
  image: text(''),
  category: text(''),
  size: text('Standard'),
  color: text('Standard'),
  material: text('Handcrafted'),
  dimensions: optionalText,
  quantity: v.fallback(v.number(), 0),
});

const storedSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => ({ items, isOpen: false })),
  ),
  v.object({ items: v.array(v.unknown()), isOpen: v.fallback(v.boolean(), false) }),
]);

/**
 * Makes a cart of what is stored: `{ items, isOpen }` or a bare list of lines. Lines that cannot be read are
 * left out, the others are kept, with quantities of at least 25; lines of the same product become one.
 */
export function parseCart(stored: unknown): Cart {
  const outer = v.safeParse(storedSchema, stored);
  if (!outer.success) return emptyCart;
  let cart: Cart = { items: [], isOpen: outer.output.isOpen };
  for (const candidate of outer.output.items) {
    const line = v.safeParse(lineSchema, candidate);
    const title = line.success ? line.output.title || line.output.name : undefined;
    if (!line.success || !title) continue;
    const { id, price, priceRange, image, category, size, color, material, dimensions, quantity } =
      line.output;
    cart = addItem(
      cart,
      {
        id,
        title,
        price,
        image,
        category,
        size,
        color,
        material,
        ...(priceRange !== undefined && { priceRange }),
        ...(dimensions !== undefined && { dimensions }),
      },
      quantity,
    );
  }
  return cart;
}
