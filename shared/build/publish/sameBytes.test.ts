/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDeployable } from './buildDeployable';

// Two whole builds; a busy machine takes its time.
jest.setTimeout(240_000);

const ROOT = path.resolve(__dirname, '../../..');
const TEAM_FILES = ['mfe-cart', 'shared/build', 'shared/runtime', 'package.json', 'tsconfig.base.json'];

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What the cart's team needs of the house, in a folder so deep; packages are linked, not copied. */
function clone(depth: string): string {
  mkdirSync(path.join(ROOT, '.tanabana'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.tanabana/clone-'));
  folders.push(folder);
  const root = path.join(folder, depth);
  for (const file of TEAM_FILES) {
    cpSync(path.join(ROOT, file), path.join(root, file), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist)$/.test(source),
    });
  }
  for (const modules of ['node_modules', 'mfe-cart/node_modules', 'shared/node_modules']) {
    execFileSync('sh', [
      '-c',
      '[ ! -d "$0" ] || cp -al "$0" "$1"',
      path.join(ROOT, modules),
      path.join(root, modules),
    ]);
  }
  return root;
}

async function deployManifestOf(root: string): Promise<string> {
  return readFileSync(path.join(await buildDeployable(root, 'cart'), 'deploy.json'), 'utf8');
}

test('the same sources give the same files in another folder, whatever tests, documents and tools say', async () => {
  const [here, elsewhere] = [clone('house'), clone('some/where/else')];
  appendFileSync(path.join(elsewhere, 'mfe-cart/README.md'), '\nAnother word.\n');
  appendFileSync(path.join(elsewhere, 'mfe-cart/src/cart/readPriceList.test.ts'), '\n// Another word.\n');
  writeFileSync(path.join(elsewhere, 'shared/build/jest/jestTiming.cjs'), '// Another word.\n');
  writeFileSync(path.join(elsewhere, 'package-lock.json'), '{}');
  expect(await deployManifestOf(elsewhere)).toBe(await deployManifestOf(here));
});
