/** @jest-environment node */
import sharp from 'sharp';
import type { PictureRecord } from '../renderer';
import { rugRenderer } from './rugRenderer';

// Rendering and encoding take long, and longer on a busy machine.
jest.setTimeout(120_000);

const record: PictureRecord = {
  name: '10001-whole',
  kind: 'rug',
  alt: 'A small rug',
  aspect: 0.8,
  design: 'gabbeh',
  palette: 'gold-wine',
  seed: 4,
  view: 'whole',
};

const picture = (changes: Partial<PictureRecord> = {}) =>
  rugRenderer.render({ ...record, ...changes }, 160, '');

describe('the rug renderer', () => {
  test.each(['whole', 'detail'])('returns the same bytes for the same record: %s', async (view) => {
    const [first, again, other] = await Promise.all([
      picture({ view }),
      picture({ view }),
      picture({ view, seed: 5 }),
    ]);
    expect(first.equals(again)).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({ width: 160, height: 200 });
    expect(first.equals(other)).toBe(false);
  });

  test('accepts a record without ratio, technique, fringe and room', () => {
    expect(() => rugRenderer.validate(record)).not.toThrow();
  });

  test.each([
    ['design', 'medalion'],
    ['palette', 'mauve'],
    ['seed', 1.5],
    ['view', 'top'],
    ['ratio', 3],
    ['fringe', 'long'],
    ['focus', 'middle'],
    ['room', 'cellar'],
  ])('names the picture and the property when %s is %p', (property, value) => {
    const wrong = { ...record, [property]: value };
    expect(() => rugRenderer.validate(wrong)).toThrow(new RegExp(`picture "10001-whole": ${property}: `));
  });

  test('refuses an unknown property', () => {
    expect(() => rugRenderer.validate({ ...record, colour: 'red' })).toThrow(/picture "10001-whole": colour/);
  });
});
