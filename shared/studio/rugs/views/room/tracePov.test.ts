/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tracePov } from './tracePov';

describe('ray-tracing a room', () => {
  const searchPath = process.env.PATH;
  afterEach(() => {
    process.env.PATH = searchPath;
  });

  test('explains how to install POV-Ray when it is missing', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'room-'));
    process.env.PATH = folder;
    await expect(tracePov('sphere{0,1}', 10, 10, folder)).rejects.toThrow('apt-get install povray');
  });
});
