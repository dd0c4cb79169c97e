#!/usr/bin/env -S node --import tsx
// Writes the contracts of other remotes into a remote: `npm run contracts -- pull mfe-cart`
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { openStores } from '@tanabana/releases/stores/openStores';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { format, resolveConfig } from 'prettier';
import { deployableNamed, deployablesIn } from './deployables';
import { pullContracts } from './pullContracts';
import { runCommandLine } from '../commandLine/runCommandLine';

const root = process.cwd();

const USAGE =
  'Usage: npm run contracts -- pull <remote> [provider=version …], as in npm run contracts -- pull mfe-cart catalogue=1.0.0-0123456789';

runCommandLine(async ([command, word, ...versions]) => {
  const remote = deployableNamed(word ?? '');
  if (command !== 'pull' || !deployablesIn(root).includes(remote)) throw new UsageError(USAGE);
  const named = Object.fromEntries(versions.map((pair) => pair.split('=') as [string, string]));
  const { artefacts, releases } = openStores(root, process.env);
  const stores = { root, artefacts: new ArtefactStore(artefacts), releases };
  for (const file of await pullContracts(stores, remote, named)) {
    const filepath = path.join(root, file);
    const options = { ...(await resolveConfig(filepath)), filepath };
    await writeFile(filepath, await format(await readFile(filepath, 'utf8'), options));
    console.log(file);
  }
});
