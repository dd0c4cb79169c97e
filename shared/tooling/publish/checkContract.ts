import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import {
  deployManifestSchema,
  manifestFaults,
  type DeployManifest,
} from '@tanabana/contract/remotes/deployManifest';
import { BoundedProcess, CHECK_LIMITS, ProcessEnded, type Limits } from '@tanabana/sandbox/boundedProcess';
import { overBudget } from '@tanabana/releases/versions/overBudget';

/**
 * Checks a build before publication: the manifest is valid, the budgets are met, and every page and fragment loads on a
 * server and has the exports that the contract requires.
 * @throws {Error} with all faults
 */
export async function checkContract(root: string, dist: string, limits = CHECK_LIMITS): Promise<void> {
  const text = await readFile(path.join(dist, 'deploy.json'), 'utf8');
  const manifest = v.parse(deployManifestSchema, JSON.parse(text));
  const faults = manifestFaults(manifest);
  // Loads no files of an invalid manifest, because the manifest may name files outside of the build.
  const canLoad = manifest.name !== 'shell' && faults.length === 0;
  const breaches = [
    ...faults,
    ...overBudget(manifest),
    ...(canLoad ? await malformedExposes(root, dist, manifest, limits) : []),
  ];
  if (breaches.length === 0) return;
  throw new Error(
    `${manifest.name} ${manifest.version} cannot be published:\n${breaches.map((breach) => `  - ${breach}`).join('\n')}`,
  );
}

async function malformedExposes(
  root: string,
  dist: string,
  { name, version, owner, exposes, serverModules }: DeployManifest,
  limits: Limits,
): Promise<readonly string[]> {
  const child = new BoundedProcess({
    root,
    script: createRequire(path.join(root, 'package.json')).resolve('@tanabana/tooling/publish/exposes.child'),
    task: { dist, name: `${name}/${version}` },
    limits,
    reads: [dist],
  });
  const breaches: string[] = [];
  const all = Object.keys(exposes);
  let underCheck = '';
  try {
    for (const expose of all) {
      underCheck = expose;
      const reason = await child.request({ expose, file: serverModules[expose] ?? '' });
      if (typeof reason === 'string') breaches.push(`${reason} (${owner}).`);
    }
    return breaches;
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    return [
      ...breaches,
      `TB-PUBLISH-004: ${underCheck} does not load on a server: ${error.message} (${owner}).`,
      ...all
        .slice(all.indexOf(underCheck) + 1)
        .map(
          (expose) =>
            `TB-PUBLISH-005: ${expose} was not tried, because ${underCheck} ended the process (${owner}).`,
        ),
    ];
  } finally {
    child.end();
    await child.ended;
  }
}
