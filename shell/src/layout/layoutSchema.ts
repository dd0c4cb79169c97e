import * as v from 'valibot';

const address = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path of the shop'));
const link = v.strictObject({ label: v.string(), to: address });
const links = v.array(link);

const menuEntry = v.strictObject({
  ...link.entries,
  /** Entries below this entry. One without an address is announced as coming soon. */
  lines: v.exactOptional(v.array(v.strictObject({ label: v.string(), to: v.exactOptional(address) }))),
});

/** Schema of `layout.json`. Links to pages that the shop does not have are left out. */
export const layoutSchema = v.strictObject({
  /** Messages of the banner. An offer is shown only while the settings name its last day. */
  banner: v.pipe(
    v.array(
      v.strictObject({
        text: v.string(),
        /** Second sentence, which narrow screens without animation leave out. */
        more: v.exactOptional(v.string()),
        isOffer: v.exactOptional(v.boolean()),
      }),
    ),
    v.minLength(1),
  ),
  /** Links in the header. `isOnlyWide` leaves a link out below 1280 px, where only five fit beside the wordmark. */
  sections: v.array(v.strictObject({ ...link.entries, isOnlyWide: v.exactOptional(v.boolean()) })),
  /** Entries of the drawer before and after those of cart, wishlist and account. */
  menu: v.strictObject({ first: v.array(menuEntry), last: links }),
  footer: v.strictObject({
    text: v.string(),
    closing: v.string(),
    /** The first column also has the links that remotes add to menus. */
    columns: v.array(v.strictObject({ title: v.string(), links })),
    bottom: links,
  }),
});

export type Layout = v.InferOutput<typeof layoutSchema>;

/**
 * Schema of `wordmarks.json`: the name of the shop as outlines, or as outlines in three alternating scripts. Without them, the name
 * is written in the display typeface.
 */
export const wordmarksSchema = v.pipe(
  v.array(
    v.strictObject({
      /** Language and text of a script that is not Latin. */
      lang: v.exactOptional(v.string()),
      name: v.exactOptional(v.string()),
      /** Width in per cent of the space beside the icons. */
      width: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
      viewBox: v.string(),
      path: v.string(),
    }),
  ),
  v.check(({ length }) => length <= 1 || length === 3, 'must be one wordmark, or three that alternate'),
);

export type Wordmark = v.InferOutput<typeof wordmarksSchema>[number];
