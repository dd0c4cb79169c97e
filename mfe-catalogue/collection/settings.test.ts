/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './readCollection';

const RECORDS = path.join(__dirname, '../pictures/records');

/** The named settings of the crafts' pictures, in the order in which the listing shows the crafts. */
function settingsInOrder(): (string | undefined)[] {
  const settings = new Map(
    readdirSync(RECORDS)
      .flatMap(
        (file) => JSON.parse(readFileSync(path.join(RECORDS, file), 'utf8')) as Record<string, string>[],
      )
      .filter(({ view }) => view === 'setting')
      .map(({ name, setting }) => [name, setting]),
  );
  return readCatalogue(__dirname).products.flatMap(({ images }) =>
    images.filter((image) => settings.has(image)).map((image) => settings.get(image)),
  );
}

test('crafts stand in twelve settings, and no two neighbours of the listing in the same one', () => {
  const settings = settingsInOrder();
  expect(settings).toHaveLength(48);
  expect(new Set(settings).size).toBe(12);
  const shared = settings.filter((setting, place) => setting === settings[place + 1]);
  expect(shared).toEqual([]);
});
