import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { deployManifestSchema, type DeployManifest } from '../src/contracts/deployManifest';
import { overBudget } from './overBudget';

/** What a build breaks of the contract between a remote and the shell. */
class ContractBroken extends Error {
  override name = 'ContractBroken';
}

const component = v.union([v.function(), v.looseObject({ $$typeof: v.symbol() })]);
const fragmentSchema = v.looseObject({ default: v.looseObject({ Component: component }) });
const pageSchema = v.looseObject({
  default: v.looseObject({ Component: component, meta: v.function(), load: v.optional(v.function()) }),
});

/**
 * Checks a finished build before it is published: all scripts are there, every page and fragment loads on a
 * server and has the form of the contract, and nothing outgrew the team's budget.
 * @param dist folder of the build
 * @throws {ContractBroken} with one sentence for each breach, naming the owner
 */
export async function checkContract(dist: string): Promise<void> {
  const text = await readFile(path.join(dist, 'deploy.json'), 'utf8');
  const manifest = v.parse(deployManifestSchema, JSON.parse(text));
  const breaches = [
    ...missingScripts(manifest),
    ...overBudget(manifest),
    ...(manifest.name === 'shell' ? [] : malformedExposes(manifest, dist)),
  ];
  if (breaches.length === 0) return;
  throw new ContractBroken(
    `${manifest.name} ${manifest.version} cannot be published:\n${breaches.map((breach) => `  - ${breach}`).join('\n')}`,
  );
}

function missingScripts({ owner, entry, exposes, files }: DeployManifest): string[] {
  return [entry, ...Object.values(exposes).flat()]
    .filter((script) => !files[`browser/${script}`])
    .map((script) => `The script ${script} was not built (${owner}).`);
}

function malformedExposes({ owner, exposes, serverModules }: DeployManifest, dist: string): string[] {
  const load = createRequire(path.join(dist, 'deploy.json'));
  return Object.keys(exposes).flatMap((expose) => {
    try {
      const module: unknown = load(path.join(dist, serverModules[expose] ?? ''));
      const { success } = v.safeParse(expose.startsWith('./pages/') ? pageSchema : fragmentSchema, module);
      return success ? [] : [`${expose} does not export what the contract asks for (${owner}).`];
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      return [`${expose} does not load on a server: ${reason} (${owner}).`];
    }
  });
}
