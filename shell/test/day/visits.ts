import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor } from './visitor';

/** Someone with an account. */
export interface Customer {
  readonly email: string;
  readonly password: string;
}

/** What the visitors of a day know of the shop. */
export interface Shop {
  readonly products: readonly string[];
  readonly pages: readonly string[];
  readonly customers: readonly Customer[];
}

/** Time between two pages of a visitor, in milliseconds: on average, and at random. */
const READING_MS = 4_000;

const WORDS = [
  'rug',
  'blue pottery',
  '8x10',
  'diya',
  'under 1000',
  'quilt',
  'wool',
  'brass',
  'gift',
  'कालीन',
];

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

const read = () => delay(-Math.log(1 - Math.random()) * READING_MS);

async function openAll(visitor: Visitor, paths: readonly (string | undefined)[]): Promise<void> {
  for (const path of paths) {
    await read();
    await visitor.open(path ?? '/');
  }
}

/** Kinds of visits: their share of all, and what follows the home page. */
const VISITS: Readonly<
  Record<string, { readonly share: number; readonly act: (visitor: Visitor, shop: Shop) => Promise<void> }>
> = {
  browse: {
    share: 0.5,
    act: (visitor, { products }) =>
      openAll(visitor, ['/catalogue', anyOf(products), anyOf(products), anyOf(products)]),
  },
  search: {
    share: 0.2,
    act: (visitor, { products }) =>
      openAll(visitor, [`/catalogue?q=${encodeURIComponent(anyOf(WORDS) ?? '')}`, anyOf(products)]),
  },
  cart: {
    share: 0.12,
    act: (visitor, { products }) => openAll(visitor, [anyOf(products), '/cart', '/checkout']),
  },
  read: {
    share: 0.1,
    act: (visitor, { pages }) => openAll(visitor, [anyOf(pages), anyOf(pages)]),
  },
  'sign in, orders': {
    share: 0.08,
    act: async (visitor, { customers }) => {
      await openAll(visitor, ['/login']);
      await read();
      const session = await visitor.call('POST', '/auth/login', anyOf(customers));
      const { token } = parseSession(session);
      await visitor.open('/dashboard');
      await visitor.call('GET', '/users/me', undefined, token);
      await visitor.call('GET', '/orders/my', undefined, token);
    },
  },
};

/** Draws a kind of visit by the shares. */
export function drawVisit() {
  let place = Math.random();
  const kinds = Object.values(VISITS);
  return kinds.find(({ share }) => (place -= share) < 0) ?? kinds[0];
}

function parseSession(body: string): { readonly token?: string } {
  try {
    return JSON.parse(body) as { token?: string };
  } catch {
    return {};
  }
}
