/** @jest-environment node */
import sharp from 'sharp';
import type { PictureRecord } from '../renderer';
import { illustrationRenderer } from './illustrationRenderer';
import { ILLUSTRATIONS } from './illustrations';

// Rendering and encoding take long, and longer on a busy machine.
jest.setTimeout(120_000);

const record: PictureRecord = {
  name: 'hero-craft',
  kind: 'illustration',
  alt: 'Figures at a loom',
  aspect: 1.6,
  scene: 'warli-weaving',
  seed: 2,
};

describe('the illustrator', () => {
  test.each(Object.keys(ILLUSTRATIONS))('draws %s, wide and upright, on the whole sheet', async (scene) => {
    for (const aspect of [1.6, 0.8]) {
      const { data, info } = await sharp(
        await illustrationRenderer.render({ ...record, scene, aspect }, 160, ''),
      )
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 160, height: 160 / aspect });
      expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(60);
    }
  });

  test('returns the same bytes for the same record', async () => {
    const [first, second] = [
      await illustrationRenderer.render(record, 160, ''),
      await illustrationRenderer.render(record, 160, ''),
    ];
    expect(first.equals(second)).toBe(true);
  });

  test('names the picture and the property of an invalid record', () => {
    expect(() => illustrationRenderer.validate({ ...record, scene: 'warli-disco' })).toThrow(
      /picture "hero-craft": scene: /,
    );
  });
});
