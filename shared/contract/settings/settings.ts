import * as v from 'valibot';
import { themeSchema } from './theme';

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Address to which the shop's server posts. Without TLS only on the same machine, to try a receiver. */
const webhook = v.pipe(
  v.string(),
  v.check((address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username } = new URL(address);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
    return isSafe && username === '';
  }, 'A webhook has an https address without user name.'),
);

export const settingsSchema = v.object({
  brand: v.string(),
  /** Public address of the storefront, without a slash at the end. */
  origin: v.pipe(v.string(), v.url()),
  apiBaseUrl: v.string(),
  contact: v.object({
    email: v.pipe(v.string(), v.email()),
    enquiryEmail: v.pipe(v.string(), v.email()),
    phone: v.string(),
    whatsApp: v.string(),
    address: v.array(v.string()),
  }),
  /** Entries of the company in public registers, for the legal pages. The pages say which entry is absent. */
  company: v.optional(
    v.object({
      legalName: v.optional(v.string()),
      /** Number of the registration for goods and services tax. */
      gstin: v.optional(v.string()),
      /** Importer exporter code. */
      iec: v.optional(v.string()),
      /** Name and address of the person whom the Consumer Protection (E-Commerce) Rules, 2020, require. */
      grievanceOfficer: v.optional(v.string()),
    }),
  ),
  social: v.object({
    instagram: v.optional(v.pipe(v.string(), v.url())),
    facebook: v.optional(v.pipe(v.string(), v.url())),
    linkedin: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** Certificates on the home page (§2.3). */
  certificates: v.optional(
    v.array(
      v.object({
        emblem: v.picklist(['weave', 'land', 'hand', 'loom']),
        name: v.string(),
        licence: v.string(),
        /** Page on which the certifying body lists the licence. */
        link: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      }),
    ),
  ),
  /** Promises beside the orders of an account, in addition to the dispatch time (§2.13). */
  promises: v.optional(
    v.array(v.object({ emblem: v.picklist(['gem', 'shield']), title: v.string(), text: v.string() })),
  ),
  /** Promises below the cart (§2.6). */
  cartPromises: v.optional(v.array(v.object({ emblem: v.picklist(['badge', 'hand']), title: v.string() }))),
  /** Terms on the page for trade buyers. A term that is absent is agreed in the quotation. */
  trade: v.optional(
    v.object({
      /** Person or department for enquiries. */
      contact: v.optional(v.string()),
      samples: v.optional(v.string()),
      incoterms: v.optional(v.string()),
      payment: v.optional(v.string()),
      deposit: v.optional(v.string()),
      transfer: v.optional(v.string()),
      samplePrice: v.optional(v.string()),
      leadTime: v.optional(v.string()),
      ports: v.optional(v.string()),
      documents: v.optional(v.string()),
    }),
  ),
  /** Paths of pages that the shop does not have, as in `/biomass`. Such a page has no route, and no page links to it. */
  pagesOff: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  /** Minimum units of a product in an order. The default is 25 (§5). Builds contain the number. */
  minimumOrder: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Time within which enquiries are answered, as in `24 hours`. Without it, the pages promise nothing. */
  replyTime: v.optional(v.string()),
  /** Time within which goods in stock are dispatched, as in `48 hours`. Without it, the pages promise nothing. */
  dispatchTime: v.optional(v.string()),
  /** Time from dispatch to delivery, as in `3-5 days in India`. Without it, the pages do not state the time. */
  deliveryTime: v.optional(v.string()),
  /** Days and hours in which somebody answers. */
  hours: v.optional(v.array(v.strictObject({ days: v.string(), hours: v.string() }))),
  theme: v.optional(themeSchema),
  /** Last day of the discount on first orders, as in `2026-12-31`. Without it, no page offers the discount. */
  offerUntil: v.optional(v.string()),
  /** The discount, as an enquiry asks for it. Without it, enquiries do not offer to ask. */
  offer: v.optional(v.object({ name: v.string(), text: v.string() })),
  /** Whether the page for signing in offers the shared demo account. The default is no. */
  demoSignIn: v.optional(v.boolean()),
  /** Client id that enables sign-in with Google. */
  googleClientId: v.optional(v.string()),
  /** Share of page loads whose web vitals are measured, from 0 to 1. The default is 0 (§7). */
  vitalsShare: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /**
   * Whether the button Make Payment leads to the checkout (§2.6). The checkout then asks for no card, because no payment
   * service would receive the card.
   */
  payments: v.boolean(),
  /** Receives enquiries. Without it, an enquiry is a letter that the visitor sends (§7). */
  enquiryWebhook: v.optional(webhook),
  /** Receives addresses for newsletter and launches. Without it, these forms prepare a mail. */
  newsletterWebhook: v.optional(webhook),
  /** Whether the blog treats every visitor as signed in (§2.11). */
  blogOpenToAll: v.boolean(),
  /** `false` removes the service worker and its caches. An object overrides the default limits of 50 MB and 2.5 s. */
  offline: v.optional(
    v.union([
      v.boolean(),
      v.object({
        maxMegabytes: v.optional(v.pipe(v.number(), v.minValue(1))),
        /** Time to wait for a document before its cached version is displayed, in milliseconds. */
        networkTimeoutMs: v.optional(v.pipe(v.number(), v.minValue(0))),
      }),
    ]),
  ),
});

/** Settings of a release, which only servers and release commands read. */
export type ReleaseSettings = v.InferOutput<typeof settingsSchema>;

type Webhook = 'enquiryWebhook' | 'newsletterWebhook';

/**
 * Settings that pages read and browsers receive: whether a webhook exists, but not its address. Only the document's
 * styles need the theme. A type error prevents
 * passing `ReleaseSettings` to a page.
 */
export type Settings = Omit<ReleaseSettings, Webhook | 'theme'> & Readonly<Partial<Record<Webhook, true>>>;

export function settingsOfPages({
  enquiryWebhook,
  newsletterWebhook,
  theme: _theme,
  ...settings
}: ReleaseSettings): Settings {
  return {
    ...settings,
    ...(enquiryWebhook !== undefined && { enquiryWebhook: true }),
    ...(newsletterWebhook !== undefined && { newsletterWebhook: true }),
  };
}
