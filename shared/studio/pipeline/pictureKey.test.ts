import type { PictureRecord } from '../renderer';
import { masterKey } from './pictureKey';

const record: PictureRecord = {
  name: 'a',
  kind: 'rug',
  alt: 'A rug',
  aspect: 0.8,
  design: 'herati',
  seed: 1,
};

describe('the key of a master', () => {
  test('does not depend on the order of properties, the name or the text', () => {
    const same: PictureRecord = {
      seed: 1,
      design: 'herati',
      aspect: 0.8,
      alt: 'Other words',
      kind: 'rug',
      name: 'b',
    };
    expect(masterKey(same, 'r1')).toBe(masterKey(record, 'r1'));
  });

  test('changes with any other property and with the renderer', () => {
    expect(masterKey({ ...record, seed: 2 }, 'r1')).not.toBe(masterKey(record, 'r1'));
    expect(masterKey(record, 'r2')).not.toBe(masterKey(record, 'r1'));
  });
});
