import { parseObjectRecord } from './objectRecord';

const record = {
  name: 'vase-whole',
  kind: 'object',
  alt: 'A vase',
  aspect: 0.8,
  form: 'vase',
  surface: 'glazed-pottery',
  ornament: 'garden-vine',
  palette: 'jaipur-cobalt',
  view: 'whole',
  seed: 1,
} as const;

test('a complete record is accepted', () => {
  expect(parseObjectRecord(record).form).toBe('vase');
});

test('an unknown palette is refused with picture and property', () => {
  expect(() => parseObjectRecord({ ...record, palette: 'neon' })).toThrow(/"vase-whole".*palette: /);
});

test('every wrong property is named at once', () => {
  expect(() => parseObjectRecord({ ...record, view: 'above', seed: 1.5 })).toThrow(/view: .*seed: /);
});

test('a craft is refused for a form that it does not make', () => {
  expect(() => parseObjectRecord({ ...record, surface: 'bidri', form: 'cushion' })).toThrow(
    /form: "bidri" is made as .*, not as cushion/,
  );
});

test('an unknown setting and an unknown backdrop are refused', () => {
  expect(() => parseObjectRecord({ ...record, setting: 'attic', backdrop: 'velvet' })).toThrow(
    /backdrop: .*setting: /,
  );
});
