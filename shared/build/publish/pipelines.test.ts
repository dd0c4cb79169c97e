/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployablesIn, folderOf } from './deployables';

const ROOT = path.resolve(__dirname, '../../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const FOLDERS = [...deployablesIn(ROOT).map(folderOf), 'account-api'];

const pipelineOf = (folder: string) => readFileSync(path.join(WORKFLOWS, `${folder}.yml`), 'utf8');

test.each(FOLDERS)('%s has an owner, and a pipeline that runs for its own paths', (folder) => {
  expect(readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8')).toMatch(
    new RegExp(`^/${folder}/ +@`, 'm'),
  );
  expect(pipelineOf(folder)).toContain(`paths: [${folder}/**, `);
  expect(pipelineOf(folder)).toContain(`workspace: ${folder}\n`);
});

test('a change of the lock file, of the studio or of another team runs no team’s pipeline', () => {
  for (const folder of FOLDERS) {
    const paths = [...pipelineOf(folder).matchAll(/paths: \[(.*)\]/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    const allowed = [
      `${folder}/**`,
      'shared/runtime/**',
      'shared/build/**',
      `.github/workflows/${folder}.yml`,
    ];
    expect(paths.filter((one) => !allowed.includes(one))).toEqual([]);
  }
  expect(readdirSync(WORKFLOWS).sort()).toEqual(
    [...FOLDERS, 'deployable'].map((name) => `${name}.yml`).sort(),
  );
});
