import * as v from 'valibot';

/** Every published contract contains these schemas. */
export const eventDetails = {
  cartUpdated: v.object({ itemCount: v.number() }),
  wishlistUpdated: v.object({ count: v.number() }),
  enquiriesUpdated: v.object({ count: v.number() }),
  recentlyViewedUpdated: v.object({ count: v.number() }),
};
