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
 */
export async function newRemote(
  root: string,
  name: string,
  folderOfTemplates: string,
): Promise<readonly string[]> {
  await checkName(root, name);
  const folder = folderOf(name);
  const templates = await readdir(folderOfTemplates, { recursive: true, withFileTypes: true });
  const written: string[] = [];
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content, { flag: 'wx' });
    written.push(file);
  };
  await write(path.join(folder, 'package.json'), await packageOfRemote(root, name));
  for (const entry of templates.filter((candidate) => candidate.isFile())) {
    const place = path.join(entry.parentPath, entry.name);
    const file = path.relative(folderOfTemplates, place).slice(0, -SUFFIX.length);
    const content = filled(await readFile(place, 'utf8'), name);
    await write(file === WORKFLOW ? `.github/workflows/${folder}.yml` : path.join(folder, file), content);
  }
  await appendFile(
    path.join(root, '.github/CODEOWNERS'),
    `/${folder}/`.padEnd(22) + `@tanabana/${name}-team\n`,
  );
  return written.sort();
}

async function checkName(root: string, name: string): Promise<void> {
  if (!NAME.test(name)) {
    throw new UsageError(`"${name}" is no name for a remote: 2 to 20 letters from a to z, as in gifts.`);
  }
  if (existsSync(path.join(root, folderOf(name)))) {
    throw new UsageError(`There is a deployable ${name} already.`);
  }
  const owner = (await readContracts(root)).find(({ routes }) =>
    routes.some((route) => route.path === `/${name}`),
  );
  if (owner) throw new UsageError(`The path /${name} belongs to ${owner.name} already.`);
}

function filled(template: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return template.replaceAll('{{name}}', name).replaceAll('{{Name}}', title);
}
