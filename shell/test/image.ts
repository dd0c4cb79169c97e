import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './publishPresentSources';

/**
 * User that runs the commands of an image. If the tests run as root, the user is `nobody`, who owns none of the
 * repository's files.
 */
const OTHER_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Reads the environment and the command of a stage of the Dockerfile. */
export function imageSettings(stage: 'shop' | 'board' = 'shop') {
  const lines = readFileSync(path.join(ROOT, 'shell/deploy/Dockerfile'), 'utf8').split('\n');
  const linesOf = (name: string) => {
    const rest = lines.slice(lines.findIndex((line) => line.endsWith(` AS ${name}`)) + 1);
    const next = rest.findIndex((line) => line.startsWith('FROM '));
    return rest.slice(0, next === -1 ? undefined : next);
  };
  const last = [...linesOf('base'), ...linesOf(stage)];
  const instruction = (word: string) =>
    last.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  return {
    command: JSON.parse(instruction('CMD')) as readonly string[],
    env: Object.fromEntries(
      instruction('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    ) as Record<string, string>,
    health: JSON.parse(/CMD (.*)/.exec(instruction('HEALTHCHECK'))?.[1] ?? '[]') as readonly string[],
  };
}

/** Creates a folder that belongs to the user of the container. */
export function foreignFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-image-'));
  if (OTHER_USER.uid !== undefined) chownSync(folder, OTHER_USER.uid, OTHER_USER.gid);
  return folder;
}

/**
 * Assembles the files of an image in a read-only folder.
 * @param repository folder of the sources, with packages installed
 */
export function assembleImage(server: 'shop' | 'board' = 'shop', repository = ROOT): string {
  const image = mkdtempSync(path.join(tmpdir(), 'tanabana-image-'));
  execFileSync(process.execPath, [path.join(repository, 'shell/deploy/assemble.mjs'), image, server], {
    stdio: 'inherit',
  });
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
  return image;
}

/** Runs a command of the image as the user of the container, with the environment of the image. */
export function runInImage(
  image: string,
  [, ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
  stage: 'shop' | 'board' = 'shop',
) {
  const child = spawn(process.execPath, [...words], {
    cwd: image,
    env: { ...imageSettings(stage).env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...OTHER_USER,
  });
  const errors = text(child.stderr);
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number | null,
    errors: await errors,
  }));
  const address = () =>
    new Promise<string>((resolve, reject) => {
      void ended.then(({ errors: reason }) => reject(new Error(reason)));
      child.stdout.on('data', (chunk: Buffer) => {
        const served = / at (http:\S+)/.exec(String(chunk))?.[1];
        if (served) resolve(served);
      });
    });
  return { child, ended, address };
}
