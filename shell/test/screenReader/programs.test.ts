/** @jest-environment node */
import { missingPrograms } from './programs';

test('a machine with everything misses nothing', () => {
  expect(missingPrograms(() => true)).toBeUndefined();
});

test('what is missing is named, with the packages that contain it', () => {
  const lacks = new Set(['orca', 'org.a11y.Bus.service']);
  expect(missingPrograms((name) => !lacks.has(name))).toBe(
    'Missing on this machine: orca, org.a11y.Bus.service. Install with: apt-get install orca at-spi2-core',
  );
});
