import { makerAndPlace } from './makerAndPlace';

test('a manufacturer is taken apart at its first comma', () => {
  expect(makerAndPlace('Neelam Kiln Studio, Jaipur, Rajasthan')).toEqual({
    maker: 'Neelam Kiln Studio',
    place: 'Jaipur, Rajasthan',
  });
});

test('a name without a comma is both', () => {
  expect(makerAndPlace('India')).toEqual({ maker: 'India', place: 'India' });
});
