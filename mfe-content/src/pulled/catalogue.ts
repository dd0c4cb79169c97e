// Contract of the remote `catalogue`, written by `npm run contracts -- pull`. Do not edit.
import * as v from 'valibot';

/** Records and fragments of the remote `catalogue` that this remote uses. */
export const catalogue = {
  records: {},
  fragments: {
    'catalogue/CategoryStrip': v.object({}),
    'catalogue/RugCarousel': v.object({}),
    'catalogue/HandicraftCarousel': v.object({}),
    'catalogue/ProductTeaser': v.object({ product: v.number() }),
  },
};

declare module '@tanabana/contract/pages/page' {
  interface Fragments {
    'catalogue/CategoryStrip': v.InferInput<(typeof catalogue.fragments)['catalogue/CategoryStrip']>;
    'catalogue/RugCarousel': v.InferInput<(typeof catalogue.fragments)['catalogue/RugCarousel']>;
    'catalogue/HandicraftCarousel': v.InferInput<
      (typeof catalogue.fragments)['catalogue/HandicraftCarousel']
    >;
    'catalogue/ProductTeaser': v.InferInput<(typeof catalogue.fragments)['catalogue/ProductTeaser']>;
  }
}
