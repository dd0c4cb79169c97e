/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './readCollection';

const RECORDS = path.join(__dirname, '../pictures/records');

/** The named settings of the crafts' pictures, in the order in which the listing shows the crafts; none while a picture has no named one. */
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

test('no two neighbours of the listing stand in the same setting', () => {
  const settings = settingsInOrder();
  expect(settings).toHaveLength(48);
  const shared = settings.flatMap((setting, place) =>
    setting !== undefined && setting === settings[place + 1] ? [`${place}: ${setting}`] : [],
  );
  expect(shared).toEqual([]);
});
