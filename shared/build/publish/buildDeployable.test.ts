/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../store/builtDeployable.testing';
import { buildDeployable } from './buildDeployable';

/** A repository whose cart is built by this script, with the output of an earlier build. */
function repository(script: string): string {
  const root = newFolder();
  const dist = path.join(root, 'mfe-cart/dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'deploy.json'), '{"version":"of an earlier build"}');
  writeFileSync(path.join(root, 'mfe-cart/build.cjs'), script);
  writeFileSync(
    path.join(root, 'mfe-cart/package.json'),
    JSON.stringify({ scripts: { build: 'node build.cjs' } }),
  );
  return root;
}

test('returns the folder of the build', async () => {
  const root = repository("require('fs').writeFileSync('dist/deploy.json', '{}');");
  expect(await buildDeployable(root, 'cart')).toBe(path.join(root, 'mfe-cart/dist'));
});

test('a failing build reports its output', async () => {
  const root = repository("console.error('No such module'); process.exit(2);");
  await expect(buildDeployable(root, 'cart')).rejects.toThrow('The build of cart failed:\nNo such module');
});

test('a build that succeeds without output is refused: the existing output is older', async () => {
  await expect(buildDeployable(repository('process.exit(0);'), 'cart')).rejects.toThrow(
    'The build of cart ended without building anything.',
  );
});

test('a build that never ends is killed, with its child processes', async () => {
  const root = repository(
    "require('fs').writeFileSync('started', ''); setTimeout(() => require('fs').writeFileSync('late', ''), 3000);",
  );
  await expect(buildDeployable(root, 'cart', 1_500)).rejects.toThrow(
    'The build of cart did not end within 1.5 s.',
  );
  expect(existsSync(path.join(root, 'mfe-cart/started'))).toBe(true);
});
