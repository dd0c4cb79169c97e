import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Ray-traces a scene with POV-Ray on one core.
 * @param folder contains the image files of the scene
 * @throws {Error} when POV-Ray is not installed or refuses the scene
 */
export async function tracePov(
  scene: string,
  width: number,
  height: number,
  folder: string,
): Promise<Buffer> {
  await writeFile(path.join(folder, 'room.pov'), scene);
  await run(
    [
      '+Iroom.pov',
      '+Oroom.png',
      '+FN8',
      `+W${width}`,
      `+H${height}`,
      '+A0.2',
      '+AM1',
      '+R2',
      '+WT1',
      '-D',
      '-GA',
    ],
    folder,
  );
  return readFile(path.join(folder, 'room.png'));
}

function run(args: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('povray', args, {
      cwd: folder,
      env: process.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-3000)));
    child.on('error', () =>
      reject(new Error('POV-Ray is needed for room views: install it (on Debian: apt-get install povray)')),
    );
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`POV-Ray failed: ${words}`))));
  });
}
