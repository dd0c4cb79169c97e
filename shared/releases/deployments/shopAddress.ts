import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DEFAULT = 'http://localhost:3000';

const fileIn = (data: string) => path.join(data, 'shop-address');

/** Commands read this address to create preview links. */
export async function storeShopAddress(data: string, address: string): Promise<void> {
  await mkdir(data, { recursive: true });
  await writeFile(fileIn(data), address);
}

export function readShopAddress(data: string): Promise<string> {
  return readFile(fileIn(data), 'utf8').catch(() => DEFAULT);
}
