/** @jest-environment node */
import { packedManifest, withExtensions } from './packedFiles';

test.each([
  [`import { page } from '../contracts/page';`, `import { page } from '../contracts/page.js';`],
  [`export * from "./tokens";`, `export * from "./tokens.js";`],
  [`const load = () => import('./journey');`, `const load = () => import('./journey.js');`],
  [`import preset from './jestPreset.mjs';`, `import preset from './jestPreset.mjs';`],
  [`import * as v from 'valibot';`, `import * as v from 'valibot';`],
])('Node finds the modules that a compiled file imports: %s', (compiled, packed) => {
  expect(withExtensions(compiled)).toBe(packed);
});

test('a packed package exports compiled files, and can be published', () => {
  const source = {
    name: '@tanabana/tooling',
    private: true,
    exports: { './kit/*': './kit/*.tsx', './*.mjs': './*.mjs' },
    publishConfig: { bin: { command: 'main.js' } },
    devDependencies: { sharp: '1.0.0' },
  };
  expect(JSON.parse(packedManifest(JSON.stringify(source)))).toEqual({
    name: '@tanabana/tooling',
    exports: { './kit/*': './kit/*.js', './*.mjs': './*.mjs' },
    bin: { command: 'main.js' },
  });
});
