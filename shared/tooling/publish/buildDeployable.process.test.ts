import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { buildDeployable } from './buildDeployable';

/** Creates a repository in which `script` builds the remote `cart`. */
function repository(script: string) {
  const root = newFolder();
  mkdirSync(path.join(root, 'mfe-cart'));
  writeFileSync(path.join(root, 'mfe-cart/build.cjs'), script);
  writeFileSync(
    path.join(root, 'mfe-cart/package.json'),
    JSON.stringify({ scripts: { build: 'node build.cjs' } }),
  );
  const build = (timeoutMs?: number) =>
    buildDeployable(root, 'cart', path.join(root, 'mfe-cart/dist/publish'), timeoutMs);
  return { root, build };
}

const WRITE_MANIFEST = "require('fs').writeFileSync(process.env.DIST_DIR + '/deploy.json', '{}');";

test('a build returns its warnings, and nothing when there are none', async () => {
  const clean = "console.log('browser:\\n  browser compiled successfully\\n');";
  const coloured = clean.replace('successfully', '\\u001b[32m$&\\u001b[39m');
  const warning = "console.log('WARNING in ./src/a.ts\\nCritical dependency\\n');";
  expect(await repository(WRITE_MANIFEST + clean).build()).toBe('');
  expect(await repository(WRITE_MANIFEST + coloured).build()).toBe('');
  expect(await repository(WRITE_MANIFEST + clean + warning).build()).toBe(
    'WARNING in ./src/a.ts\nCritical dependency',
  );
});

test.each([
  ['imports what its module does not export', '{}', 'priceOf', /export 'priceOf' .* was not found/],
  [
    'publishes a record that does not fit its schema',
    '{ list: v.array(v.number()) }',
    'costOf',
    /Record list: it is invalid\..*\(Gifts team\)/,
  ],
])('the build of a remote that %s fails with the reason', async (_, records, imported, reason) => {
  const repository = path.resolve(__dirname, '../../..');
  mkdirSync(path.join(repository, '.tanabana'), { recursive: true });
  const root = mkdtempSync(path.join(repository, '.tanabana/missing-'));
  try {
    const folder = path.join(root, 'mfe-gifts');
    mkdirSync(path.join(folder, 'src/pages/start'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    const scripts = { build: "NODE_OPTIONS='--import tsx' webpack" };
    write('package.json', JSON.stringify({ name: 'gifts', version: '1.0.0', type: 'module', scripts }));
    write(
      'webpack.config.ts',
      `import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import * as v from 'valibot';
const routes = [{ path: '/gifts', page: 'start' }];
const contract = { name: 'gifts', title: '', owner: 'Gifts team', routes, fragments: [], records: ${records} };
export default remotePreset(import.meta.dirname, contract);`,
    );
    write(
      'src/pages/start/page.tsx',
      `import { ${imported} } from './prices'; export default { load: () => ${imported}(1) };`,
    );
    write('src/pages/start/prices.ts', 'export const costOf = (id: number) => id;');
    await expect(buildDeployable(root, 'gifts', path.join(folder, 'dist/publish'))).rejects.toThrow(reason);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('a failing build reports its output', async () => {
  const { build } = repository("console.error('No such module'); process.exit(2);");
  await expect(build()).rejects.toThrow('The build of cart failed:\nNo such module');
});

test('a build that imports a package by its former name names the packages that replace it', async () => {
  const { build } = repository(
    `console.error("Can't resolve '@tanabana/runtime/kit/Page'"); process.exit(1);`,
  );
  await expect(build()).rejects.toThrow(
    '@tanabana/runtime is now @tanabana/contract, @tanabana/shop and @tanabana/ui: change package.json',
  );
});

test('a build that succeeds without output is refused', async () => {
  await expect(repository('process.exit(0);').build()).rejects.toThrow(
    'The build of cart ended without building anything.',
  );
});

test('a build that never ends is killed, with its child processes', async () => {
  const { root, build } = repository(
    "require('fs').writeFileSync('started', ''); setTimeout(() => require('fs').writeFileSync('late', ''), 3000);",
  );
  await expect(build(1_500)).rejects.toThrow('The build of cart did not end within 1.5 s.');
  expect(existsSync(path.join(root, 'mfe-cart/started'))).toBe(true);
});
