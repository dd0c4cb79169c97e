import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { folderOf, readContracts } from '../publish/deployables';

const SUFFIX = '.template';
const WORKFLOW = 'workflow.yml';

/** Matches names of remotes, which must be valid in addresses, folder names and variable names. */
const NAME = /^[a-z]{2,20}$/;

/** Placeholder in a template: `{{name}}`, `{{Name}}`, or the version of a package, as in `{{react}}`. */
const VALUE = /\{\{([\w@/-]+)\}\}/g;

type File = readonly [file: string, content: string];

/**
 * Creates a remote with tests and pipeline, and adds the team of the remote to CODEOWNERS. Returns the names of written
 * files.
 * @param root folder of the repository
 */
export async function newRemote(root: string, name: string, templates: string): Promise<readonly string[]> {
  const files = await filesOfRemote(root, name, templates, 'workspace');
  const folder = folderOf(root, name);
  const inRepository = files.map(([file, content]): File => {
    const isWorkflow = file === WORKFLOW;
    return [isWorkflow ? `.github/workflows/${folder}.yml` : path.join(folder, file), content];
  });
  const written = await writeFiles(root, inRepository);
  await appendFile(
    path.join(root, '.github/CODEOWNERS'),
    `/${folder}/`.padEnd(22) + `@tanabana/${name}-team\n`,
  );
  return written;
}

/**
 * Creates the repository of a remote, with tests and pipeline. Returns the names of written files.
 * @param root folder of this repository, whose packages and versions the new remote uses
 * @param target folder of the new repository, which must not exist
 */
export async function newRepository(
  root: string,
  name: string,
  templates: string,
  target: string,
): Promise<readonly string[]> {
  if (existsSync(target)) throw new UsageError(`${target} exists already.`);
  return writeFiles(target, await filesOfRemote(root, name, templates, 'repository'));
}

async function filesOfRemote(
  root: string,
  name: string,
  templates: string,
  location: 'workspace' | 'repository',
): Promise<readonly File[]> {
  await checkName(root, name);
  const values = {
    ...(await versionsIn(path.join(root, 'package.json'))),
    ...(await versionsIn(path.join(root, 'shell/package.json'))),
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
  } as Readonly<Record<string, string>>;
  const files = ['remote', location].map(async (part) => {
    const folder = path.join(templates, part);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const filled = entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<File> => {
        const template = path.join(entry.parentPath, entry.name);
        const text = await readFile(template, 'utf8');
        const content = text.replace(VALUE, (_, value: string) => values[value] ?? '*');
        return [path.relative(folder, template).slice(0, -SUFFIX.length), content];
      });
    return Promise.all(filled);
  });
  return (await Promise.all(files)).flat();
}

async function versionsIn(file: string): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(file, 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return { ...devDependencies, ...dependencies };
}

async function writeFiles(folder: string, files: readonly File[]): Promise<readonly string[]> {
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
