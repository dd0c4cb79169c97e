/** @jest-environment node */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDeployable } from './buildDeployable';
import { cloneRepository, type ClonedRepository } from './clonedRepository.testing';

// The test runs two builds, which take minutes on a busy computer.
jest.setTimeout(240_000);

const ROOT = path.resolve(__dirname, '../../..');
const TEAM_FOLDERS = ['mfe-cart', 'shared/build', 'shared/runtime'];

const clones: ClonedRepository[] = [];

afterAll(() => clones.forEach(({ remove }) => remove()));

/**
 * Clones the folders from which the remote `cart` is built.
 * @param depth path of the clone, as for `cloneRepository`
 */
function clone(depth: string): string {
  const cloned = cloneRepository(ROOT, TEAM_FOLDERS, depth);
  clones.push(cloned);
  return cloned.root;
}

async function deployManifestOf(root: string): Promise<string> {
  const dist = path.join(root, 'mfe-cart/dist', path.basename(root));
  await buildDeployable(root, 'cart', dist);
  return readFileSync(path.join(dist, 'deploy.json'), 'utf8');
}

test('the same sources build to the same files in another folder, with other tests, documents and tools', async () => {
  const [here, elsewhere] = [clone('repository'), clone('some/where/else')];
  appendFileSync(path.join(elsewhere, 'mfe-cart/README.md'), '\nAnother word.\n');
  appendFileSync(path.join(elsewhere, 'mfe-cart/src/cart/readPriceList.test.ts'), '\n// Another word.\n');
  writeFileSync(path.join(elsewhere, 'shared/build/jest/jestNightly.cjs'), '// Another word.\n');
  writeFileSync(path.join(elsewhere, 'package-lock.json'), '{}');
  expect(await deployManifestOf(elsewhere)).toBe(await deployManifestOf(here));
});
