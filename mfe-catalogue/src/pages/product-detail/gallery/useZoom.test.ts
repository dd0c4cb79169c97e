import { anyPicture } from '../../../testing/sampleCatalogue';
import { largestScale, widestOf } from './useZoom';

const picture = anyPicture('whole')!;
const detail = { ...picture, widest: 2400 };

test('a picture is enlarged until a pixel of its widest file is one of the page', () => {
  expect(widestOf(detail)).toBe(2400);
  // Shown 480 wide, because the room is 600 high.
  expect(largestScale(detail, { width: 1200, height: 600 })).toBe(5);
  // Shown 300 wide, because the room is.
  expect(largestScale(detail, { width: 300, height: 600 })).toBe(8);
  expect(largestScale(picture, { width: 300, height: 600 })).toBe(4);
});

test('a picture can be doubled at least, on screens wider than its files and before it has room', () => {
  expect(largestScale(picture, { width: 3840, height: 2160 })).toBe(2);
  expect(largestScale(picture, { width: 0, height: 0 })).toBe(2);
});
