import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const KEY_BYTES = 32;

/**
 * The key that session tokens are signed with, kept in the data folder and made at the first start.
 *
 * @param dataFolder made when missing
 * @throws when the kept key is damaged: making another would end every session unasked
 */
export async function keptSigningKey(dataFolder: string): Promise<Uint8Array> {
  const file = path.join(dataFolder, 'token-signing.key');
  const kept = await read(file);
  if (kept !== undefined) return kept;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(KEY_BYTES).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Of several processes that start at once, the first to link wins, and a half-written key is never seen.
  await link(draft, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await unlink(draft);
  const made = await read(file);
  if (made === undefined) throw new Error(`${file} vanished`);
  return made;
}

async function read(file: string): Promise<Uint8Array | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no usable key`);
  return key;
}

function hasCode(error: unknown, code: string): boolean {
  return v.is(v.object({ code: v.literal(code) }), error);
}
