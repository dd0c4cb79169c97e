/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import lightRouterLoader from './lightRouterLoader';

const folder = path.resolve(__dirname, '../../../node_modules/react-router/dist/production');
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

test("react-router's module does nothing at its top level that keeps unused components", () => {
  const [changed = '', ...others] = sources
    .map(lightRouterLoader)
    .filter((text, index) => text !== sources[index]);
  expect(others).toEqual([]);
  expect(changed).toMatch(/^var Link = \/\*#__PURE__\*\/ React\d*\.forwardRef\($/m);
  expect(changed).not.toMatch(/^\w+\.(?:displayName|contextType) = /m);
  expect(changed).toMatch(/^ {2}static contextType = \w+;$/m);
  expect(changed).toContain('return false ?');
});

test('the build fails in words when react-router no longer holds what is changed', () => {
  expect(() => lightRouterLoader('function BrowserRouter() {}')).toThrow('react-router has nothing like');
});
