import { readPositions, storePositions } from './storedPositions';

const storage = () => window.sessionStorage;
const refused = () => {
  throw new DOMException('Denied', 'SecurityError');
};

afterEach(() => window.sessionStorage.clear());

test('the positions of a document are there in the next one of the tab', () => {
  storePositions(storage, new Map([['a', 600]]));
  expect(readPositions(storage).get('a')).toBe(600);
});

test('at most fifty positions are stored, those of the newest entries', () => {
  const positions = new Map(Array.from({ length: 60 }, (_, index) => [`entry ${index}`, index]));
  storePositions(storage, positions);
  const stored = readPositions(storage);
  expect([stored.size, stored.get('entry 9'), stored.get('entry 10')]).toEqual([50, undefined, 10]);
});

test.each(['{', '{"a":"1"}', '[["a",1]]'])(
  'stored positions that cannot be read count as none: %s',
  (stored) => {
    window.sessionStorage.setItem('scrollPositions', stored);
    expect(readPositions(storage).size).toBe(0);
  },
);

test('a browser that refuses storage has no positions', () => {
  storePositions(refused, new Map([['a', 600]]));
  expect(readPositions(refused).size).toBe(0);
});
