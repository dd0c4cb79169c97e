/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { deployableNamed, deployablesIn, folderOf } from './deployables';

test('every folder with a contract is a deployable, the shell first', () => {
  const root = newFolder();
  for (const folder of ['mfe-gifts', 'shell', 'mfe-cart', 'mfe-empty', 'shared', 'mfe-two-words']) {
    mkdirSync(path.join(root, folder, 'src'), { recursive: true });
    if (folder !== 'mfe-empty') writeFileSync(path.join(root, folder, 'src/routes.ts'), '');
  }
  expect(deployablesIn(root)).toEqual(['shell', 'cart', 'gifts']);
});

test('a repository of one remote is the folder of the remote', () => {
  const root = newFolder();
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/routes.ts'), '');
  writeFileSync(path.join(root, 'package.json'), '{"name":"@tanabana/mfe-gifts"}');
  expect(deployablesIn(root)).toEqual(['gifts']);
  expect(folderOf(root, 'gifts')).toBe('.');
});

test('a deployable can be named by its name or its folder', () => {
  expect(['cart', 'mfe-cart', 'shell'].map(deployableNamed)).toEqual(['cart', 'cart', 'shell']);
  expect(['cart', 'shell'].map((name) => folderOf(newFolder(), name))).toEqual(['mfe-cart', 'shell']);
});
