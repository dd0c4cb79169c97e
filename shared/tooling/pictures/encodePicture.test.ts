import sharp from 'sharp';
import { encodePicture } from './encodePicture';

/** Creates a picture of noise, which is harder to compress than any photograph. */
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 250,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();

test.each(['avif', 'webp'] as const)(
  'a picture of much detail becomes a file of at most 3.6 kB (%s)',
  async (format) => {
    const encoded = await encodePicture(await noise(), 200, format);
    expect(encoded.length).toBeLessThan(3_600);
    expect(encoded.length).toBeGreaterThan(1_000);
  },
);

test('a file is within a limit that is lower than the maximum of its width', async () => {
  const picture = await noise();
  const { length } = await encodePicture(picture, 200, 'webp');
  expect((await encodePicture(picture, 200, 'webp', length - 1)).length).toBeLessThan(length);
});
