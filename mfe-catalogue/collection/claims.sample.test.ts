/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files of the collection, which contain the texts of products, crafts, places and packing. */
const texts = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, text: readFileSync(path.join(__dirname, file), 'utf8') }));

// Words at which a customs officer or a compliance buyer stops.
test.each([
  [
    'children at work',
    /\b(learn(ed|t)|began|started)[^.]* (at|by the age of) (eight|nine|ten|eleven|twelve|thirteen|fourteen|[89]|1[0-4])\b|tenth year/i,
  ],
  ['work in prisons', /\b(jails?|prisons?|prisoners?)\b/i],
  ['straw as packing, which plant quarantine refuses', /(packed|bedded|floated|wrapped) in straw/i],
  ['animal waste', /\bdung\b|\bdroppings\b/i],
  ['toxic pigments', /\b(hingula|cinnabar|haritala|orpiment)\b/i],
])('no text of the collection describes %s', (_what, words) => {
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});

test('sizes that name a set say what is in it, and no name of a product contradicts them', () => {
  const items = texts.flatMap(({ file, text }) =>
    /\d+\.json$/.test(file) ? [JSON.parse(text) as Item] : [],
  );
  expect(items.length).toBeGreaterThan(80);
  for (const { name, price } of items) {
    expect(name).not.toMatch(/\b(pair|set of)\b/i);
    for (const { size, unit } of price) {
      const [, count = /^pair/i.test(size) ? '2' : undefined] = /^set of (\d+)/i.exec(size) ?? [];
      expect([size, unit?.pieces]).toEqual([size, count && Number(count)]);
    }
  }
});

interface Item {
  readonly name: string;
  readonly price: readonly { readonly size: string; readonly unit?: { readonly pieces: number } }[];
}
