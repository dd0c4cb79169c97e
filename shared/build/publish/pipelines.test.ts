/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployablesIn, folderOf } from './deployables';

const ROOT = path.resolve(__dirname, '../../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const FOLDERS = [...deployablesIn(ROOT).map(folderOf), 'account-api'];
const NOT_TRACKED = ['.git', '.tanabana', 'node_modules', 'test-results', 'dist', 'coverage'];

const pipelineOf = (name: string) => readFileSync(path.join(WORKFLOWS, `${name}.yml`), 'utf8');

/** The paths for which a pipeline runs, once for each event. */
const pathsOf = (name: string) =>
  [...pipelineOf(name).matchAll(/paths: \[(.*)\]/g)].map(([, list = '']) =>
    list.split(', ').map((one) => one.replaceAll("'", '')),
  );

/** The patterns that would name the files of a folder, and of its folders, as in `shared/*` and `shared/runtime/**`. */
const patternsFor = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_TRACKED.includes(name))
    .map((entry) => path.posix.join(folder, entry.isDirectory() ? `${entry.name}/**` : '*'));

test.each(FOLDERS)('%s has an owner, and a pipeline that runs for its own paths', (folder) => {
  expect(readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8')).toMatch(
    new RegExp(`^/${folder}/ +@`, 'm'),
  );
  expect(pipelineOf(folder)).toContain(`paths: [${folder}/**, `);
  expect(pipelineOf(folder)).toContain(`workspace: ${folder}\n`);
});

test('a change of the lock file or of another team runs no team’s pipeline', () => {
  for (const folder of FOLDERS) {
    const allowed = [
      `${folder}/**`,
      'shared/runtime/**',
      'shared/build/**',
      `.github/workflows/${folder}.yml`,
    ];
    expect(
      pathsOf(folder)
        .flat()
        .filter((one) => !allowed.includes(one)),
    ).toEqual([]);
  }
  expect(readdirSync(WORKFLOWS).sort()).toEqual(
    [...FOLDERS, 'checks', 'deployable', 'engines', 'operations'].map((name) => `${name}.yml`).sort(),
  );
});

test('every change runs a pipeline, on pushes and on pull requests', () => {
  const tracked = [...patternsFor('.').filter((one) => one !== 'shared/**'), ...patternsFor('shared')];
  for (const event of [0, 1]) {
    const covered = [...FOLDERS, 'checks'].flatMap((name) => pathsOf(name)[event] ?? []);
    expect(tracked.filter((one) => !covered.includes(one))).toEqual([]);
  }
});

test('the pipeline of what no team owns runs all tests, and publishes nothing', () => {
  const pipeline = pipelineOf('checks');
  expect(pipeline).toContain('- run: npm test\n');
  expect(pipeline).not.toMatch(/id-token|publish|release|deployable/);
});

test('advisories, the bill of materials and what operators run are checked every night', () => {
  const pipeline = pipelineOf('operations');
  expect(pipeline).toContain("- cron: '15 2 * * *'");
  for (const command of ['npm audit --omit=dev', 'npm sbom', 'npm run test:edge']) {
    expect(pipeline).toContain(`- run: ${command}`);
  }
});

test('the journeys run in all engines every night, and before a version of the shell is published', () => {
  const pipeline = pipelineOf('engines');
  expect(pipeline).toMatch(/schedule:\n {4}- cron: /);
  expect(pipeline).toContain('engine: [chromium, firefox, webkit]');
  expect(pipeline).toContain('- run: npm run test:engines -- --engine ${{ matrix.engine }}\n');
  expect(pipelineOf('shell')).toContain('uses: ./.github/workflows/engines.yml\n');
  expect(pipelineOf('shell')).toMatch(/release:\n {4}if: .*\n {4}needs: engines\n/);
});
