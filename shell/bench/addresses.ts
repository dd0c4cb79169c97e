import { inTurn, type NextAddress } from './load';

/** Addresses that a release gives its pages and files. */
export interface Site {
  readonly products: readonly string[];
  readonly mainScript: string;
  readonly picture: string;
}

/** Something that is requested. */
export interface Subject {
  readonly title: string;
  readonly next: (site: Site) => NextAddress;
}

/** Pages that the server keeps. Asked for one after the other, each is younger than its minute in the cache. */
export const CACHED_PAGES = ['/', '/catalogue', '/product/10001'];

/** No other run within a minute requests the same number: a server answers fewer than a thousand pages a second. */
let lastNumber = Date.now();
const withNewNumber = (address: string) => `${address}${(lastNumber += 1)}`;

const cached = (address: string): Subject => ({ title: `cached ${address}`, next: () => () => address });

/** @param address ends with a parameter that the page declares: its values are different documents */
const uncached = (address: string): Subject => ({
  title: `uncached ${address}…`,
  next: () => () => withNewNumber(address),
});

/** Every product in turn, each time as a document that the server has not rendered. */
export const UNCACHED_PRODUCTS: Subject = {
  title: 'uncached products',
  next: ({ products }) => {
    const next = inTurn(products);
    return () => withNewNumber(`${next()}?size=`);
  },
};

/**
 * What is measured. Values that a page does not know show it as a whole. Other pages, such as home,
 * declare no parameter, so their addresses are rendered once a minute and cannot be measured.
 */
export const SUBJECTS: readonly Subject[] = [
  ...CACHED_PAGES.map(cached),
  UNCACHED_PRODUCTS,
  uncached('/catalogue?sort='),
  uncached('/blog?category='),
  uncached('/artisans?openDialog='),
  uncached('/login?from='),
  uncached('/dashboard?tab='),
  { title: 'main.js', next: (site) => () => site.mainScript },
  { title: 'a picture', next: (site) => () => site.picture },
];

/** Reads addresses from the home page and the sitemap. @throws {Error} when one of them is missing */
export async function readSite(origin: string): Promise<Site> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const [home, sitemap] = await Promise.all([read('/'), read('/sitemap.xml')]);
  const site = {
    products: [...sitemap.matchAll(/<loc>[^<]*?(\/product\/\w+)<\/loc>/g)].map(([, path = '']) => path),
    mainScript: /<script[^>]* src="([^"]+\/main\.[0-9a-f]+\.js)"/.exec(home)?.[1] ?? '',
    picture: /<img[^>]* src="(\/[^"]+)"/.exec(home)?.[1] ?? '',
  };
  if (site.products.length === 0 || !site.mainScript || !site.picture) {
    throw new Error(`${origin} has no products, or its home page has no main.js or no picture.`);
  }
  return site;
}
