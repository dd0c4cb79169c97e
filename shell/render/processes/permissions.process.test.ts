import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { openTestShop } from '../../test/testShop';
import { RenderProcess } from './renderProcess';

/** Script of a process that reads the requested file or runs the requested program, as code outside a sandbox could. */
const ESCAPED = `
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const attempts = {
  read: (file) => readFileSync(file, 'utf8'),
  write: (file) => writeFileSync(file, ''),
  run: (program) => execFileSync(program),
};
process.on('message', ({ id, message: { 0: attempt, 1: subject } }) => {
  try {
    attempts[attempt]?.(subject);
    process.send({ id, result: 'done' });
  } catch (error) {
    process.send({ id, result: error.code });
  }
});`;

const hasPermissionModel = process.allowedNodeEnvironmentFlags.has('--allow-inspector');
const title = hasPermissionModel
  ? 'a render process can read its modules and the artefacts, and nothing else'
  : 'Node 20 and 22 have no permission model that allows the inspector: not tested here, but in the run with Node 24';

(hasPermissionModel ? test : test.skip)(title, async () => {
  const { context } = await openTestShop();
  const folder = newFolder();
  const script = path.join(folder, 'escaped.mjs');
  writeFileSync(script, ESCAPED);
  const secret = path.join(context.data, 'release-secret');
  const accounts = path.join(context.data, 'accounts/accounts.db');
  mkdirSync(path.dirname(accounts), { recursive: true });
  for (const file of [secret, accounts]) writeFileSync(file, 'secret', { mode: 0o644 });
  const artefact = path.join(context.artefacts.objects.folder, 'cart/file.json');
  mkdirSync(path.dirname(artefact), { recursive: true });
  writeFileSync(artefact, '{}');
  // Readable for every user, so that only the permission model can deny the access.
  for (const open of [folder, context.data]) chmodSync(open, 0o755);
  const process = new RenderProcess({
    root: context.root,
    script,
    objects: context.artefacts.objects,
    requireFrom: context.requireFrom,
    onUncaughtError: () => undefined,
  });
  const outcome = (attempt: string, subject: string) => process.request([attempt, subject]);
  try {
    for (const file of [artefact, script, context.requireFrom])
      expect([file, await outcome('read', file)]).toEqual([file, 'done']);
    const others = [
      '/etc/passwd',
      secret,
      accounts,
      path.join(context.root, 'package.json'),
      '/proc/self/environ',
    ];
    for (const file of others)
      expect([file, await outcome('read', file)]).toEqual([file, 'ERR_ACCESS_DENIED']);
    expect(await outcome('write', artefact)).toBe('ERR_ACCESS_DENIED');
    expect(await outcome('run', '/bin/true')).toBe('ERR_ACCESS_DENIED');
  } finally {
    process.end();
    await process.ended;
  }
});
