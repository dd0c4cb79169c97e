import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

/** `records` is the content of the browser's storage. */
export const MEASURED_PAGES: readonly {
  readonly path: string;
  readonly records: Readonly<Record<string, string>>;
}[] = [
  { path: '/', records: {} },
  { path: '/catalogue', records: {} },
  { path: '/product/10001', records: {} },
  { path: '/product/30001', records: {} },
  { path: '/cart', records: storedCart(VASE, ELEPHANT, RUG) },
  { path: '/blog/an-elephant-made-twice', records: {} },
  // These pages are measured with an empty cart and wishlist.
  ...['/cart#empty', '/wishlist', '/enquiry', '/checkout'].map((path) => ({ path, records: {} })),
];
