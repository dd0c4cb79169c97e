/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { requirePresentFormat } from './shopFormat';

const checking = (settings: unknown) => () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings));
  requirePresentFormat(folder);
};

test.each([
  [
    { brand: 'Kesari' },
    /settings\.json has the format 1\. Make these changes, then write "format": 2:\n {2}2: .*groups\.json/,
  ],
  [{ format: 3 }, /has the format 3, and this repository reads 2: run git pull/],
  [{ format: 'new' }, /settings\.json is invalid:\n {2}format: /],
])('a folder with the settings %j is refused, with what to change', (settings, message) =>
  expect(checking(settings)).toThrow(message),
);

test('a new folder has the present format', () =>
  expect(() => requirePresentFormat(path.join(__dirname, 'template'))).not.toThrow());
