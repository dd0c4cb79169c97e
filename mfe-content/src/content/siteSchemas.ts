import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const address = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path of the shop'));
const passage = v.strictObject({ title: text, text });
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));

const artisan = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  name: text,
  title: text,
  craft: text,
  location: text,
  workshop: text,
  image: text,
  story: text,
  fullDescription: list(text),
});

const slide = v.strictObject({ category: text, title: text, text, action: text, to: address, picture: text });

/** The home page leaves out the sections that are absent. */
const home = v.strictObject({
  slides: list(slide),
  phrases: v.exactOptional(list(text)),
  values: v.exactOptional(list(v.strictObject({ title: text, summary: text, description: text }))),
  connect: v.exactOptional(v.strictObject({ text, quote: text, speaker: text })),
  quality: v.exactOptional(list(passage)),
  certifications: v.exactOptional(list(v.strictObject({ name: text, text, emblem: text, drawing: text }))),
});

export type Home = v.InferOutput<typeof home>;

/** Heading, introduction and description for search engines of a page. */
const page = v.strictObject({ title: text, lead: text, description: text });

const picturedPage = v.strictObject({ ...page.entries, picture: text });

const homePage = v.strictObject({
  /** Title of the browser's tab, after the brand. */
  title: text,
  /** Heading for screen readers, after the brand. */
  heading: text,
  description: text,
  picture: text,
  makers: v.exactOptional(v.strictObject({ title: text, text, picture: text, action: text })),
  featuredArtisan: v.exactOptional(v.strictObject({ id: v.number(), action: text })),
  /** Texts in place of the catalogue's carousels if they cannot be loaded, in their order. */
  collections: v.pipe(
    v.array(v.strictObject({ title: text, text, action: text, to: address })),
    v.maxLength(2),
  ),
});

export type HomePage = v.InferOutput<typeof homePage>;

const work = v.strictObject({
  title: text,
  text,
  picture: text,
  figures: list(v.strictObject({ figure: text, label: text })),
});

const foundation = v.strictObject({
  story: list(text),
  vision: text,
  tagline: text,
  mission: text,
  values: list(passage),
  waste: work,
  heritage: work,
});

const range = v.pipe(v.string(), v.regex(/^\d,\d{3}-\d,\d{3}$/, 'must be a range like 3,800-4,000'));

const biomass = v.strictObject({
  materials: list(v.strictObject({ material: text, calorificValue: range, picture: text })),
  products: list(v.strictObject({ ...passage.entries, picture: text })),
  /** Figures of the products, in their order. */
  facts: list(v.strictObject({ label: text, values: list(text) })),
  reasons: list(passage),
});

const business = v.strictObject({
  name: text,
  text,
  picture: text,
  to: address,
  action: text,
  /** What a line that is coming soon promises on its own page. */
  soon: v.optional(text),
});

const question = v.strictObject({
  question: text,
  answer: list(text),
  link: v.optional(v.strictObject({ label: text, to: address })),
  isOffer: v.optional(v.boolean()),
});

const term = v.strictObject({
  title: text,
  text,
  setting: v.optional(v.picklist(['samples', 'incoterms', 'payment'])),
});

const legal = v.strictObject({
  title: text,
  lead: text,
  sections: list(v.strictObject({ title: text, blocks: list(v.union([text, list(text)])) })),
});

interface ContentFile {
  readonly schema: v.GenericSchema;
  /** Path of the page that shows the file. Its file is not needed if the shop does not have the page. */
  readonly page?: string;
}

/** Content files by name. Files without a page are needed by every shop. */
export const contentFiles: Readonly<Record<string, ContentFile>> = {
  'artisans.json': { schema: v.array(artisan) },
  'emblems.json': { schema: v.record(v.string(), text) },
  'home.json': { schema: home },
  'searchWords.json': { schema: v.record(text, list(text)) },
  'questions.json': {
    schema: list(v.strictObject({ category: text, questions: list(question) })),
    page: '/faq',
  },
  'claims.json': { schema: list(v.strictObject({ claim: text, text })), page: '/artisans' },
  'foundation.json': { schema: foundation, page: '/foundation' },
  'biomass.json': { schema: biomass, page: '/biomass' },
  'businesses.json': { schema: list(business), page: '/businesses' },
  'trade.json': { schema: list(term), page: '/trade' },
  'legal/privacy.json': { schema: legal, page: '/privacy' },
  'legal/terms.json': { schema: legal, page: '/terms' },
  'pages/home.json': { schema: homePage },
  'pages/artisans.json': { schema: picturedPage, page: '/artisans' },
  'pages/biomass.json': { schema: picturedPage, page: '/biomass' },
  'pages/blog.json': { schema: picturedPage, page: '/blog' },
  'pages/businesses.json': { schema: picturedPage, page: '/businesses' },
  'pages/contact.json': { schema: page, page: '/contact' },
  'pages/faq.json': { schema: page, page: '/faq' },
  'pages/foundation.json': { schema: picturedPage, page: '/foundation' },
  'pages/newsletter.json': { schema: picturedPage, page: '/newsletter' },
  'pages/trade.json': { schema: page, page: '/trade' },
};
