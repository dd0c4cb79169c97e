import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const address = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path of the shop'));
const passage = v.strictObject({ title: text, text });
const list = <Item extends v.GenericSchema>(item: Item, count?: number) =>
  v.pipe(v.array(item), count ? v.length(count) : v.minLength(1));

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

const home = v.strictObject({
  slides: list(slide, 3),
  phrases: list(text, 8),
  values: list(v.strictObject({ title: text, summary: text, description: text }), 6),
  connect: v.strictObject({ text, quote: text, speaker: text }),
  quality: list(passage, 4),
  certifications: list(v.strictObject({ name: text, text, emblem: text, drawing: text }), 4),
});

const work = v.strictObject({ text, figures: list(v.strictObject({ figure: text, label: text }), 3) });

const foundation = v.strictObject({
  story: list(text),
  vision: text,
  mission: text,
  values: list(passage, 5),
  waste: work,
  heritage: work,
});

const range = v.pipe(v.string(), v.regex(/^\d,\d{3}-\d,\d{3}$/, 'must be a range like 3,800-4,000'));

const biomass = v.strictObject({
  materials: list(v.strictObject({ material: text, calorificValue: range, picture: text }), 9),
  products: list(v.strictObject({ ...passage.entries, picture: text }), 2),
  /** Figures of the products, in their order. */
  facts: list(v.strictObject({ label: text, values: list(text, 2) })),
  reasons: list(passage, 3),
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

const siteSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'artisans.json': list(artisan, 5),
  'claims.json': list(v.strictObject({ claim: text, text }), 3),
  'emblems.json': v.record(v.string(), text),
  'home.json': home,
  'foundation.json': foundation,
  'biomass.json': biomass,
  'businesses.json': list(business),
  'searchWords.json': v.record(text, list(text)),
  'questions.json': list(v.strictObject({ category: text, questions: list(question) })),
  'trade.json': list(term),
  'legal/privacy.json': legal,
  'legal/terms.json': legal,
};

/**
 * Validates every content file that a page imports.
 * @throws {Error} naming the first invalid file and its invalid fields
 */
export function checkSite(folder: string): void {
  for (const [name, schema] of Object.entries(siteSchemas)) readContent(schema, path.join(folder, name));
}

/** @throws {Error} naming the file and every invalid field */
export function readContent<Schema extends v.GenericSchema>(schema: Schema, file: string) {
  return checkContent(schema, file, readJson(file));
}

/** @throws {Error} naming the file and every invalid field */
export function checkContent<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`${file} cannot be published.\n${faults.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
