import { makerAndPlace } from './makerAndPlace';

test('a manufacturer is split at its first comma', () => {
  expect(makerAndPlace('Neelam Kiln Studio, Jaipur, Rajasthan')).toEqual({
    maker: 'Neelam Kiln Studio',
    place: 'Jaipur, Rajasthan',
  });
});

test('a name without a comma is both maker and place', () => {
  expect(makerAndPlace('India')).toEqual({ maker: 'India', place: 'India' });
});
