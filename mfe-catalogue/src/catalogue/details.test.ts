import { careInstructions, describingDetails } from './details';

const details = [
  'Pile height: 9 mm',
  'Shedding: light for six weeks',
  'Origin: Bhadohi, Uttar Pradesh',
  'Reversible',
  'Care: turn twice a year; blot spills with cold water',
];

test('care instructions are read from the details, one per line', () => {
  expect(careInstructions(details)).toEqual([
    'Shedding: light for six weeks',
    'Turn twice a year',
    'Blot spills with cold water',
  ]);
});

test('describing details contain neither care instructions nor the origin', () => {
  expect(describingDetails(details)).toEqual([
    { label: 'Pile height', text: '9 mm' },
    { label: '', text: 'Reversible' },
  ]);
});

test('details without care have no care instructions', () => {
  expect(careInstructions(['Weight: 900 g'])).toEqual([]);
});
