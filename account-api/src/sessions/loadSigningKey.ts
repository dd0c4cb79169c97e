import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;

/**
 * Creates the key at the first start.
 * @throws when the stored key is damaged. The key is not replaced, because another key would end every session.
 */
export async function loadSigningKey(dataFolder: string): Promise<Uint8Array> {
  const file = path.join(dataFolder, 'token-signing.key');
  const stored = await read(file);
  if (stored !== undefined) return stored;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await writeFile(draft, key, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    throw new Error(`${draft} could not be written: ${(error as Error).message}`, { cause: error });
  });
  // If several processes start concurrently, only the first call of `link` creates the file. The draft is complete, so
  // no process reads a half-written key.
  await link(draft, file).catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const created = await read(file);
  if (created === undefined) throw new Error(`${file} vanished`);
  return created;
}

async function read(file: string): Promise<Uint8Array | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`${file} contains no usable key`);
  return key;
}
