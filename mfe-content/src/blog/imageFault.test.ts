import { imageFault } from './imageFault';

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])('%s is accepted', (type) => {
  expect(imageFault({ type, size: 1 })).toBeUndefined();
});

test.each(['image/svg+xml', 'application/pdf', ''])('"%s" is refused', (type) => {
  expect(imageFault({ type, size: 1 })).toBe('Please upload a valid image file (JPEG, PNG, GIF, or WebP)');
});

test('a picture must be smaller than 10 MB (§9)', () => {
  expect(imageFault({ type: 'image/png', size: 10_485_759 })).toBeUndefined();
  expect(imageFault({ type: 'image/png', size: 10_485_760 })).toBe('Image size must be less than 10MB');
});
