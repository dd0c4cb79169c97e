import { qrCode } from './qrCode';

const ADDRESS = 'https://tanabana.example/product/10001';

/** Draws the path as rows of modules. */
function rowsOf({ size, path }: ReturnType<typeof qrCode>): string[] {
  const dark = new Set(path.match(/\d+ \d+(?=h)/g));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
}

test('the code has the finder patterns of a QR code, and a quiet zone of four modules', () => {
  const code = qrCode(ADDRESS);
  const rows = rowsOf(code);
  expect((code.size - 8 - 17) % 4).toBe(0);
  expect(rows.slice(0, 4)).toEqual(Array(4).fill('.'.repeat(code.size)));
  expect(rows[4]?.slice(0, 12)).toBe('....#######.');
  expect(rows[6]?.slice(4, 11)).toBe('#.###.#');
  expect(rows[4]?.slice(-11)).toBe('#######....');
  expect(rows.at(-5)?.slice(4, 11)).toBe('#######');
});

test('the code depends on the text', () => {
  expect(qrCode(ADDRESS)).toEqual(qrCode(ADDRESS));
  expect(qrCode(`${ADDRESS}1`).path).not.toBe(qrCode(ADDRESS).path);
});
