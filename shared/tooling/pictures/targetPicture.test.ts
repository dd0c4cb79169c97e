import path from 'node:path';
import { pictureNamed, pictureOfProduct } from './targetPicture';

const ROOT = path.resolve(__dirname, '../../..');

test('a picture of a product has the aspect 4:5, a JPEG file if it shows the whole product, and a close-up if it shows a detail', () => {
  const whole = { name: '30014-whole', aspect: 0.8, isShared: true, hasCloseUp: false };
  expect(pictureOfProduct(ROOT, '30014', 'whole')).toMatchObject(whole);
  const detail = { name: '30014-detail', isShared: false, hasCloseUp: true };
  expect(pictureOfProduct(ROOT, '30014', 'detail')).toMatchObject(detail);
});

test('a picture of the content pages has the aspect of the existing picture, and a new picture has the aspect 3:2', () => {
  expect(pictureNamed(ROOT, 'hero-rugs')).toMatchObject({ aspect: 1.25, isShared: true });
  expect(pictureNamed(ROOT, 'post-new')).toMatchObject({ aspect: 1.5, isShared: true });
});

test('an unknown product, kind or name is rejected', () => {
  expect(() => pictureOfProduct(ROOT, '99999', 'whole')).toThrow('There is no product 99999');
  expect(() => pictureOfProduct(ROOT, '30014', 'front')).toThrow('--kind is one of whole, detail, setting.');
  expect(() => pictureNamed(ROOT, '../hero')).toThrow('"../hero" is no name of a picture');
});
