import { culturalContext } from './culturalContext';

const places = { 'Jaipur, Rajasthan': 'A street for every trade.' };

test('tells of the place where the product comes from', () => {
  const pot = { region: 'Neelam Kiln Studio, Jaipur, Rajasthan', category: 'Handicraft Products' };
  expect(culturalContext(pot, { places })).toBe('A street for every trade.');
});

test('has something to say of a place that nothing is known of', () => {
  expect(culturalContext({ region: 'India', category: 'Rugs' }, { places })).toMatch(
    /^Rugs from India belong to a craft/,
  );
});
