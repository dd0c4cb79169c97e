import { culturalContext } from './culturalContext';

const places = { 'Jaipur, Rajasthan': 'A street for every trade.' };

test('the context describes the place of the product', () => {
  const pot = { region: 'Neelam Kiln Studio, Jaipur, Rajasthan', category: 'Handicraft Products' };
  expect(culturalContext(pot, { places })).toBe('A street for every trade.');
});

test('the context is general for an unknown place', () => {
  expect(culturalContext({ region: 'India', category: 'Rugs' }, { places })).toMatch(
    /^Rugs from India belong to a craft/,
  );
});
