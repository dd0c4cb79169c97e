/** @jest-environment node */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDeployable } from './buildDeployable';
import { cloneRepository, type ClonedRepository } from './clonedRepository.testing';

// The test runs two builds, which take minutes on a busy computer.
jest.setTimeout(240_000);

const { CI } = process.env;
afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

const ROOT = path.resolve(__dirname, '../../..');
const TEAM_FOLDERS = ['mfe-cart', ...readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`)];

const clones: ClonedRepository[] = [];

afterAll(() => clones.forEach(({ remove }) => remove()));

/**
 * Clones the folders from which the remote `cart` is built.
 * @param depth path of the clone, as in `some/where`
 */
function clone(depth: string): string {
  const cloned = cloneRepository(ROOT, { workspaces: TEAM_FOLDERS, depth });
  clones.push(cloned);
  return cloned.root;
}

async function deployManifestOf(root: string): Promise<string> {
  const dist = path.join(root, 'mfe-cart/dist', path.basename(root));
  rmSync(dist, { recursive: true, force: true });
  await buildDeployable(root, 'cart', dist);
  return readFileSync(path.join(dist, 'deploy.json'), 'utf8');
}

test('the same sources build to the same files in another folder, with other tests, documents and tools', async () => {
  const [here, elsewhere] = [clone('repository'), clone('some/where/else')];
  appendFileSync(path.join(elsewhere, 'mfe-cart/README.md'), '\nAnother word.\n');
  appendFileSync(path.join(elsewhere, 'mfe-cart/src/cart/readPriceList.test.ts'), '\n// Another word.\n');
  writeFileSync(path.join(elsewhere, 'shared/tooling/jest/jestNightly.cjs'), '// Another word.\n');
  writeFileSync(path.join(elsewhere, 'package-lock.json'), '{}');
  expect(await deployManifestOf(elsewhere)).toBe(await deployManifestOf(here));
});

test('sources build to the same files with the cache of earlier builds and without a cache', async () => {
  delete process.env.CI;
  const root = clone('cached');
  const cache = path.join(root, '.tanabana/webpack/cart-production-browser');
  const before = await deployManifestOf(root);
  expect(existsSync(cache)).toBe(true);
  const file = path.join(root, 'mfe-cart/src/pages/wishlist/page.tsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('export default', 'export const added = 1;\nexport default'));
  appendFileSync(path.join(root, 'shared/contract/pages/page.ts'), '\nexport const added = 1;\n');
  const withCache = await deployManifestOf(root);
  expect(withCache).not.toBe(before);
  rmSync(cache, { recursive: true });
  process.env.CI = 'true';
  expect(await deployManifestOf(root)).toBe(withCache);
  expect(existsSync(cache)).toBe(false);
});
