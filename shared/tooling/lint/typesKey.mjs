import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches files whose types the files of other workspaces use, and files that decide how all files are read. */
const SHARED_TYPES =
  /^(shared|account-api)\/.*\.tsx?$|^[^/]+\/src\/(routes|records)\.ts$|^[^/]+\/src\/pulled\/|\.d\.ts$|tsconfig[^/]*\.json$|(^|\/)package(-lock)?\.json$|^(eslint\.config\.js$|shared\/build\/lint\/)/;

/** Matches files that no other file imports, and folders without sources. */
const NOT_IMPORTED = /(^|\/)(node_modules|dist|e2e|bench|coverage|test-results|\.[^/]+)(\/|$)|\.test\.tsx?$/;

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_IMPORTED.test(file)) return [];
    return entry.isDirectory() ? filesBelow(root, file) : [file];
  });
}

/**
 * Returns a hash of the files that may change the types in other files. As a part of the configuration, the hash is a
 * part of the keys of ESLint's cache, which otherwise contain only the content of the linted file.
 */
export function typesKey(root) {
  const hash = createHash('sha256');
  for (const file of filesBelow(root, '')
    .filter((name) => SHARED_TYPES.test(name))
    .sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
