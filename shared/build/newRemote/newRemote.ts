import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from '../publish/deployables';
import { readContracts } from '../publish/readContract';
import { UsageError } from '@tanabana/artefacts/usageError';
import { packageOfRemote } from './packageOfRemote';

const SUFFIX = '.template';
const WORKFLOW = 'workflow.yml';

/** Valid in addresses, folders and variables. */
const NAME = /^[a-z]{2,20}$/;

/**
 * Creates a remote with tests and pipeline, and the line of its team in CODEOWNERS. Returns the names of written files.
 * @param root the repository's folder
 */
export async function newRemote(root: string, name: string, templates: string): Promise<readonly string[]> {
  await checkName(root, name);
  const folder = folderOf(root, name);
  const placed = (file: string) =>
    file === WORKFLOW ? `.github/workflows/${folder}.yml` : path.join(folder, file);
  const files = await filledTemplates(name, templates, ['remote', 'workspace']);
  const packageFile = await packageOfRemote(root, name, 'workspace');
  const written = await writeFiles(
    root,
    [['package.json', packageFile] as const, ...files].map(([file, content]) => [placed(file), content]),
  );
  await appendFile(
    path.join(root, '.github/CODEOWNERS'),
    `/${folder}/`.padEnd(22) + `@tanabana/${name}-team\n`,
  );
  return written;
}

/**
 * Creates the repository of a remote, with tests and pipeline. Returns the names of written files.
 * @param root the folder of this repository, whose versions of packages the remote has
 * @param target the folder of the new repository, which must not exist
 */
export async function newRepository(
  root: string,
  name: string,
  templates: string,
  target: string,
): Promise<readonly string[]> {
  await checkName(root, name);
  if (existsSync(target)) throw new UsageError(`${target} exists already.`);
  const files = await filledTemplates(name, templates, ['remote', 'repository']);
  return writeFiles(target, [['package.json', await packageOfRemote(root, name, 'repository')], ...files]);
}

type Files = readonly (readonly [file: string, content: string])[];

async function filledTemplates(name: string, templates: string, folders: readonly string[]): Promise<Files> {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const filled = folders.map(async (folder) => {
    const entries = await readdir(path.join(templates, folder), { recursive: true, withFileTypes: true });
    return Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const template = path.join(entry.parentPath, entry.name);
          const text = await readFile(template, 'utf8');
          const file = path.relative(path.join(templates, folder), template).slice(0, -SUFFIX.length);
          return [file, text.replaceAll('{{name}}', name).replaceAll('{{Name}}', title)] as const;
        }),
    );
  });
  return (await Promise.all(filled)).flat();
}

async function writeFiles(folder: string, files: Files): Promise<readonly string[]> {
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content, { flag: 'wx' });
  }
  return files.map(([file]) => file).sort();
}

async function checkName(root: string, name: string): Promise<void> {
  if (!NAME.test(name)) {
    throw new UsageError(`"${name}" is no name for a remote: 2 to 20 letters from a to z, as in gifts.`);
  }
  if (existsSync(path.join(root, folderOf(root, name)))) {
    throw new UsageError(`There is a deployable ${name} already.`);
  }
  const owner = (await readContracts(root)).find(({ routes }) =>
    routes.some((route) => route.path === `/${name}`),
  );
  if (owner) throw new UsageError(`The path /${name} belongs to ${owner.name} already.`);
}
