import sharp from 'sharp';
import { encodePicture } from './encodePicture';

/** Creates a picture of noise, which is harder to compress than any photograph. */
const noise = (sigma: number) =>
  sharp({
    create: {
      width: 400,
      height: 500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

test.each(['avif', 'webp'] as const)(
  'a picture of much detail becomes a file of at most 9 kB (%s)',
  async (format) => {
    const encoded = await encodePicture(await noise(14), 400, format);
    expect(encoded.length).toBeLessThan(9_000);
    expect(encoded.length).toBeGreaterThan(2_000);
  },
);

test('a file is within a limit that is lower than the maximum of its width', async () => {
  const picture = await noise(14);
  const { length } = await encodePicture(picture, 400, 'avif');
  expect((await encodePicture(picture, 400, 'avif', length - 1)).length).toBeLessThan(length);
});
