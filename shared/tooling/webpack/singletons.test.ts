/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { satisfiesCaret } from '../container/containerRuntime';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { singletonRanges, SINGLETONS } from './singletons';

/** Creates the folder of a deployable in which every singleton is installed in the given version. */
function folderWith(version: string): string {
  const folder = newFolder();
  for (const name of SINGLETONS) {
    const installed = path.join(folder, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    writeFileSync(path.join(installed, 'package.json'), JSON.stringify({ version }));
  }
  return folder;
}

test.each([
  ['19.3.1', true],
  ['19.3.2', true],
  ['19.4.0', true],
  ['19.2.9', false],
  ['20.0.0', false],
])('a remote built with React 19.3.2 works with a shell of %s: %s', (provided, works) => {
  const { react } = singletonRanges(folderWith('19.3.2'));
  expect(satisfiesCaret(provided, react)).toBe(works);
});
