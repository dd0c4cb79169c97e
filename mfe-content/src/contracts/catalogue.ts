// Contract of catalogue, written by `npm run contracts -- pull`.
import * as v from 'valibot';

/** Everything that this remote uses of catalogue. */
export const catalogue = {
  records: {},
  fragments: {
    'catalogue/CategoryStrip': v.object({}),
    'catalogue/RugCarousel': v.object({}),
    'catalogue/HandicraftCarousel': v.object({}),
    'catalogue/ProductTeaser': v.object({ product: v.number() }),
  },
};

declare module '@tanabana/runtime/contracts/page' {
  interface Fragments {
    'catalogue/CategoryStrip': v.InferInput<(typeof catalogue.fragments)['catalogue/CategoryStrip']>;
    'catalogue/RugCarousel': v.InferInput<(typeof catalogue.fragments)['catalogue/RugCarousel']>;
    'catalogue/HandicraftCarousel': v.InferInput<
      (typeof catalogue.fragments)['catalogue/HandicraftCarousel']
    >;
    'catalogue/ProductTeaser': v.InferInput<(typeof catalogue.fragments)['catalogue/ProductTeaser']>;
  }
}
