/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trace } from './povray';

test('without POV-Ray the error explains how to install it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trace-'));
  const traced = trace('', 'objects', { width: 4, height: 4 }, folder, 'povray-that-is-not-here');
  await expect(traced).rejects.toThrow(/apt-get install povray/);
  await rm(folder, { recursive: true });
});
