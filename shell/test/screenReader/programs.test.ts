/** @jest-environment node */
import { missingPrograms } from './programs';

test('reports nothing when all programs are installed', () => {
  expect(missingPrograms(() => true)).toBeUndefined();
});

test('names missing programs, with the packages that contain them', () => {
  const lacks = new Set(['orca', 'org.a11y.Bus.service']);
  expect(missingPrograms((name) => !lacks.has(name))).toBe(
    'Missing on this machine: orca, org.a11y.Bus.service. Install with: apt-get install orca at-spi2-core',
  );
});
