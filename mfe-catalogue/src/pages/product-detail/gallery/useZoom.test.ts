import { anyPicture } from '../../../testing/sampleCatalogue';
import { largestScale, widestOf } from './useZoom';

const picture = anyPicture('whole')!;
const detail = { ...picture, widest: 2400 };

test('a picture can be enlarged until a pixel of its widest file is a pixel of the page', () => {
  expect(widestOf(detail)).toBe(2400);
  // At scale 1 the picture is 480 px wide, because the room is 600 px high.
  expect(largestScale(detail, { width: 1200, height: 600 })).toBe(5);
  // At scale 1 the picture is as wide as the room.
  expect(largestScale(detail, { width: 300, height: 600 })).toBe(8);
  expect(largestScale(picture, { width: 300, height: 600 })).toBe(4);
});

test('a picture can be enlarged at least twice, even if the screen is wider than its files', () => {
  expect(largestScale(picture, { width: 3840, height: 2160 })).toBe(2);
  expect(largestScale(picture, { width: 0, height: 0 })).toBe(2);
});
