/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const DRAWINGS = path.join(ROOT, 'shared/ui/pictures/drawings.d.ts');

const packages = ['.', 'shared']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => path.join(folder, name)))
  .filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));

test.each(packages)('the type check of %s alone includes the type of drawings', (folder) => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, folder, 'tsconfig.json'), {}, host);
  expect(parsed?.fileNames).toContain(DRAWINGS);
});
