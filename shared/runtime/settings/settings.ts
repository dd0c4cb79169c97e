import * as v from 'valibot';

/** Settings of a deployment, which change without a rebuild. A release contains all of them. */
export const settingsSchema = v.object({
  brand: v.string(),
  /** Public address of the storefront, for canonical links; no slash at the end. */
  origin: v.pipe(v.string(), v.url()),
  apiBaseUrl: v.string(),
  contact: v.object({
    email: v.pipe(v.string(), v.email()),
    enquiryEmail: v.pipe(v.string(), v.email()),
    phone: v.string(),
    whatsApp: v.string(),
    address: v.array(v.string()),
  }),
  social: v.object({
    instagram: v.pipe(v.string(), v.url()),
    facebook: v.pipe(v.string(), v.url()),
    linkedin: v.pipe(v.string(), v.url()),
  }),
  /** Certificates of the shop, which the strip of the home page displays by their emblem (§2.3). */
  certificates: v.optional(
    v.array(
      v.object({
        emblem: v.picklist(['weave', 'land', 'hand', 'loom']),
        /** Name of the body, as in `GoodWeave`. */
        name: v.string(),
        licence: v.string(),
        /** Page on which the body lists the licence. */
        link: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      }),
    ),
  ),
  /** Terms on the page for trade buyers. Absent ones are agreed in the quotation. */
  trade: v.optional(
    v.object({
      /** Person or department that buyers write to. */
      contact: v.optional(v.string()),
      samples: v.optional(v.string()),
      incoterms: v.optional(v.string()),
      payment: v.optional(v.string()),
    }),
  ),
  /** Absent if Google sign-in is not set up. */
  googleClientId: v.optional(v.string()),
  /** Share of page loads whose web vitals are measured, 0 to 1; none by default (§7). */
  vitalsShare: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Whether Make Payment leads to the checkout (§2.6). */
  payments: v.boolean(),
  /** Whether the blog treats every visitor as signed in (§2.11). */
  blogOpenToAll: v.boolean(),
  /**
   * Pages that browsers cache for offline use. `false` removes the service worker and its caches from every browser at
   * its next visit; an object changes the limits, which are 50 MB and 2.5 s by default.
   */
  offline: v.optional(
    v.union([
      v.boolean(),
      v.object({
        maxMegabytes: v.optional(v.pipe(v.number(), v.minValue(1))),
        /** How long a document may take before the cached copy is shown, in milliseconds. */
        networkTimeoutMs: v.optional(v.pipe(v.number(), v.minValue(0))),
      }),
    ]),
  ),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
