/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import lightStylesLoader from './lightStylesLoader';

const file = path.resolve(
  __dirname,
  '../../../node_modules/styled-components/dist/styled-components.browser.esm.js',
);

test('styled-components writes its rules into a split sheet', () => {
  expect(lightStylesLoader(readFileSync(file, 'utf8'))).toContain('this.sheet=splitSheet(this.element),');
});

test('the build fails in words when styled-components opens its sheet in another way', () => {
  expect(() => lightStylesLoader('export {}')).toThrow(
    'styled-components opens its style sheet in another way',
  );
});
