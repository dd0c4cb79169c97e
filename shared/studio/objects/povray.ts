import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a pass shows: the objects on a transparent ground, or the ground with the light and shadow that falls on it. */
type Pass = 'objects' | 'ground';

/**
 * Traces one pass of a scene with POV-Ray, on one core.
 *
 * @param scene scene text whose image files lie in `folder`
 * @param program the command that starts POV-Ray
 * @returns the path of a PNG with 16 bits a channel, linear light and transparency
 * @throws {Error} when POV-Ray is not installed, or refuses the scene (with its own words)
 */
export async function trace(
  scene: string,
  pass: Pass,
  size: Size,
  folder: string,
  program = 'povray',
): Promise<string> {
  const name = `${pass}.png`;
  await writeFile(path.join(folder, 'scene.pov'), scene);
  await run(
    program,
    [
      'scene.pov',
      `+O${name}`,
      '+FN16',
      '+UA',
      'File_Gamma=1.0',
      '+WT1',
      '-D',
      '-V',
      `+W${size.width}`,
      `+H${size.height}`,
      '+A0.18',
      '+AM1',
      '+R2',
      `Declare=Objects=${pass === 'objects' ? 1 : 0}`,
    ],
    folder,
  );
  return path.join(folder, name);
}

function run(program: string, args: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              'POV-Ray is not installed: install it (on Debian: apt-get install povray), then make the picture again.',
            )
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`POV-Ray failed: ${words.slice(Math.max(0, words.lastIndexOf('Parsing...')))}`)),
    );
  });
}
