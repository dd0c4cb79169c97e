import { packParcel, rounded } from './packParcel';

test('a parcel contains as many units as fit within the maximum weight', () => {
  const unit = { packed: [20, 20, 20], kg: 1 };
  expect(packParcel(unit, 100, 1)).toMatchObject({ perParcel: 8, parcel: [42, 42, 42] });
  expect(packParcel(unit, 5, 1)).toMatchObject({ perParcel: 4 });
});

test('a parcel contains whole inner boxes', () => {
  expect(packParcel({ packed: [20, 20, 20], kg: 1 }, 5, 2).perParcel % 2).toBe(0);
});

test('a unit that is larger than a parcel is packed alone', () => {
  expect(packParcel({ packed: [254, 24, 24], kg: 24.7 }, 30, 1)).toMatchObject({
    perParcel: 1,
    parcel: [256, 26, 26],
  });
});

test('the gross weight exceeds the weight of the units', () => {
  expect(packParcel({ packed: [20, 20, 20], kg: 1 }, 100, 1).parcelKg).toBeGreaterThan(8);
});

test('weights have the precision of a scale', () => {
  expect([rounded(0.567), rounded(12.345)]).toEqual([0.57, 12.3]);
});
