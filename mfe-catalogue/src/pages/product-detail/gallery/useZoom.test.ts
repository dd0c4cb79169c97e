import { anyPicture } from '../../../testing/sampleCatalogue';
import { largestScale, widestOf } from './useZoom';

const picture = anyPicture('whole')!;
const detail = { ...picture, widest: 2400 };

test('a picture can be enlarged until a pixel of its widest file is a pixel of the page', () => {
  expect(widestOf(detail)).toBe(2400);
  // The frame is 600 px high, so the picture, whose ratio is 4 : 5, is 480 px wide at scale 1.
  expect(largestScale(detail, { width: 1200, height: 600 })).toBe(5);
  // The frame is narrow, so the picture is as wide as the frame at scale 1.
  expect(largestScale(detail, { width: 300, height: 600 })).toBe(8);
  expect(largestScale(picture, { width: 300, height: 600 })).toBe(4);
});

test('a picture can be enlarged at least twice, even if the screen is wider than its files', () => {
  expect(largestScale(picture, { width: 3840, height: 2160 })).toBe(2);
  expect(largestScale(picture, { width: 0, height: 0 })).toBe(2);
});
