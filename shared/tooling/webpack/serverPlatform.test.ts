/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { SERVER_PLATFORM } from './serverPlatform';

/**
 * Builds a server module that exports the default export of a package.
 * @param manifest fields of the package's `package.json`
 * @param files sources of the package by file name
 */
async function build(manifest: object, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = newFolder();
  const client = path.join(folder, 'node_modules/client');
  mkdirSync(client, { recursive: true });
  writeFileSync(path.join(client, 'package.json'), JSON.stringify({ name: 'client', ...manifest }));
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(client, name), source);
  writeFileSync(path.join(folder, 'page.js'), "export { default } from 'client';");
  const compiler = webpack({
    ...SERVER_PLATFORM,
    mode: 'none',
    context: folder,
    entry: './page.js',
    output: { path: folder, filename: 'page.cjs', library: { type: 'commonjs2' } },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
  return readFileSync(path.join(folder, 'page.cjs'), 'utf8');
}

const BOTH = {
  'forNode.js': "import fs from 'fs'; export default fs;",
  'forBrowsers.js': "export default 'for browsers';",
};

test.each([
  ['in its exports', { exports: { browser: './forBrowsers.js', default: './forNode.js' } }],
  ['in addition to its main file', { main: './forNode.js', browser: './forBrowsers.js' }],
  ['file by file', { main: './forNode.js', browser: { './forNode.js': './forBrowsers.js' } }],
])('uses the browser build that a package names %s', async (_where, manifest) => {
  const module: { exports: { default?: unknown } } = { exports: {} };
  vm.runInNewContext(await build(manifest, BOTH), { module });
  expect(module.exports.default).toBe('for browsers');
});

test.each(['fs', 'node:fs'])('a package that imports %s fails the build', async (name) => {
  const needing = { 'index.js': `import needed from '${name}'; export default needed;` };
  await expect(build({ main: './index.js' }, needing)).rejects.toThrow(name);
});
