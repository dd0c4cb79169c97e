/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './readCollection';

const RECORDS = path.join(__dirname, '../pictures/records');

/** The rooms of the rugs' pictures, in the order in which the listing shows the rugs. */
function roomsInOrder(): string[] {
  const rooms = new Map(
    readdirSync(RECORDS)
      .flatMap(
        (file) => JSON.parse(readFileSync(path.join(RECORDS, file), 'utf8')) as Record<string, unknown>[],
      )
      .filter(({ view }) => view === 'room')
      .map(({ name, room }) => [name, String(room)]),
  );
  return readCatalogue(__dirname).products.flatMap(({ images }) =>
    images.flatMap((image) => rooms.get(image) ?? []),
  );
}

test('no two neighbours of the listing lie in the same room', () => {
  const rooms = roomsInOrder();
  expect(rooms).toHaveLength(36);
  const shared = rooms.flatMap((room, place) => (room === rooms[place + 1] ? [`${place}: ${room}`] : []));
  expect(shared).toEqual([]);
});

test('the rugs lie in at least twelve rooms', () => {
  expect(new Set(roomsInOrder()).size).toBeGreaterThanOrEqual(12);
});
