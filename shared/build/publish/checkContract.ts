import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { deployManifestSchema, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { checkInChild } from './checkInChild';
import type { ExposesTask } from './exposesTask';
import { overBudget } from './overBudget';

/** What a build breaks of the contract between a remote and the shell. */
class ContractBroken extends Error {
  override name = 'ContractBroken';
}

/**
 * Checks a finished build before it is published: all scripts are there, every page and fragment loads on a
 * server and has the form of the contract, and nothing outgrew the team's budget.
 * @param root the repository's folder
 * @param dist folder of the build
 * @param timeoutMs how long an expose may take to load, in milliseconds
 * @throws {ContractBroken} with one sentence for each breach, naming the owner
 */
export async function checkContract(root: string, dist: string, timeoutMs?: number): Promise<void> {
  const text = await readFile(path.join(dist, 'deploy.json'), 'utf8');
  const manifest = v.parse(deployManifestSchema, JSON.parse(text));
  const breaches = [
    ...missingScripts(manifest),
    ...overBudget(manifest),
    ...(manifest.name === 'shell' ? [] : await malformedExposes(root, dist, manifest, timeoutMs)),
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

async function malformedExposes(
  root: string,
  dist: string,
  { owner, exposes, serverModules }: DeployManifest,
  timeoutMs: number | undefined,
): Promise<readonly string[]> {
  const modules = Object.keys(exposes).map((expose) => ({ expose, file: serverModules[expose] ?? '' }));
  if (modules.length === 0) return [];
  const task: ExposesTask = { dist, owner, modules };
  const { reasons, stopped } = await checkInChild({
    root,
    script: 'shared/build/publish/exposes.child.ts',
    task,
    steps: modules.length,
    timeoutMs,
  });
  if (!stopped) return reasons;
  return [
    ...reasons,
    `${modules[stopped.step]?.expose} does not load on a server: ${stopped.how} (${owner}).`,
  ];
}
