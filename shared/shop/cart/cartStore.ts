import * as v from 'valibot';
import { createStoredValue } from '../stored/createStoredValue';
import { storedAmount, storedId, storedText } from '../stored/storedFields';
import { emptyCart, itemCount, lineKey, orderableQuantity, type Cart, type CartItem } from './cart';
import { lineOptions } from './toCartLine';

/** Storage key of the cart, as §4 specifies. */
export const CART_KEY = 'tanabana_cart';

/** Only an id, and a title or a name, are required (§3). */
const lineSchema = v.object({
  id: storedId,
  title: storedText,
  name: storedText,
  price: storedAmount,
  priceRange: storedText,
  image: storedText,
  category: storedText,
  size: storedText,
  color: storedText,
  material: storedText,
  dimensions: storedText,
  quantity: storedAmount,
});

const storedSchema = v.object({ items: v.array(v.unknown()), isOpen: v.fallback(v.boolean(), false) });

function parseLine(candidate: unknown): CartItem | undefined {
  const parsed = v.safeParse(lineSchema, candidate);
  if (!parsed.success) return undefined;
  const { title, name, priceRange, dimensions, quantity, ...line } = parsed.output;
  const label = title || name;
  if (!label) return undefined;
  return {
    ...line,
    title: label,
    ...lineOptions(parsed.output),
    ...(priceRange && { priceRange }),
    ...(dimensions && { dimensions }),
    quantity: orderableQuantity(quantity),
  };
}

/**
 * Parses a stored cart: `{ items, isOpen }` or a list of lines. Skips invalid lines, merges equal lines, and raises
 * quantities to at least 25. Returns undefined for any other value.
 */
export function parseCart(stored: unknown): Cart | undefined {
  const outer = v.safeParse(storedSchema, Array.isArray(stored) ? { items: stored } : stored);
  if (!outer.success) return undefined;
  const lines = new Map<string, CartItem>();
  for (const candidate of outer.output.items) {
    const line = parseLine(candidate);
    if (!line) continue;
    const same = lines.get(lineKey(line));
    const quantity = orderableQuantity(line.quantity + (same?.quantity ?? 0));
    lines.set(lineKey(line), { ...(same ?? line), quantity });
  }
  return { items: [...lines.values()], isOpen: outer.output.isOpen };
}

export const cartStore = createStoredValue({
  key: CART_KEY,
  event: 'cartUpdated',
  describe: (cart) => ({ itemCount: itemCount(cart) }),
  empty: emptyCart,
  parse: parseCart,
});
