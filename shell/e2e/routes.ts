/** One address of every page, by the remote that owns it. */
export const PAGES = {
  catalogue: ['/catalogue', '/catalogue?category=rugs', '/product/10001', '/product/30001'],
  cart: ['/cart', '/enquiry', '/wishlist', '/checkout'],
  account: ['/login', '/register'],
  content: [
    '/',
    '/blog',
    '/businesses',
    '/biomass',
    '/artisans',
    '/foundation',
    '/faq',
    '/contact',
    '/privacy',
    '/terms',
    '/sitemap',
    '/newsletter',
    '/coming-soon/millet-foods',
  ],
  shell: ['/about'],
} as const;

/** Remotes, each with a page of its own. */
export const REMOTES = ['catalogue', 'cart', 'account', 'content'] as const;

export type Remote = (typeof REMOTES)[number];

/** One page of each remote, with its expose. */
export const OWN_PAGES: Readonly<Record<Remote, { readonly path: string; readonly expose: string }>> = {
  catalogue: { path: '/catalogue', expose: './pages/listing' },
  cart: { path: '/cart', expose: './pages/cart' },
  account: { path: '/login', expose: './pages/sign-in' },
  content: { path: '/', expose: './pages/home' },
};

export const ALL_PAGES = Object.values(PAGES).flat();

/** Pages whose content is in the visitor's browser; the server renders only their frame. */
export const PERSONAL_PAGES: readonly string[] = ['/cart', '/enquiry', '/wishlist', '/checkout'];
