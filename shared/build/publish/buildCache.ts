import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { folderOf } from './deployables';

/** Cache of the builds on this computer, which maps a hash of the sources to the built version. */
export class BuildCache {
  constructor(
    private readonly root: string,
    private readonly objects: ObjectStore,
  ) {}

  /** Returns the cache key of the current sources of a deployable. */
  sources(name: string): string {
    return `${name}/${sourceHash(this.root, folderOf(this.root, name))}`;
  }

  /**
   * Returns the version that was built from the sources, if the store still contains the version.
   * @param sources cache key of the sources
   */
  async versionOf(sources: string, store: ArtefactStore): Promise<string | undefined> {
    const version = (await this.objects.read(sources))?.toString('utf8');
    const [name = ''] = sources.split('/');
    return version !== undefined && (await store.has(name, version)) ? version : undefined;
  }

  /**
   * Caches the version that was built from the sources. Replaces a version that is already cached for the sources,
   * because the store may no longer contain that version.
   */
  async remember(sources: string, version: string): Promise<void> {
    if ((await this.objects.read(sources))?.toString('utf8') === version) return;
    await this.objects.remove(sources);
    await this.objects.create(sources, version);
  }
}

/** Matches files and folders that do not affect builds. */
const NOT_BUILT = [
  /(^|\/)(node_modules|dist|e2e|bench|docs|test-results|\.\w+)(\/|$)/,
  /\.test(ing)?\.tsx?$|\.md$|playwright\.config\.ts$/,
  /^shell\/(server|cli|render|composition|test|deploy)(\/|$)/,
  /^shared\/build\/(playwright|jest|newRemote)(\/|$)/,
  /\/pictures\/records(\/|$)/,
];

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (NOT_BUILT.some((pattern) => pattern.test(name))) return [];
      return entry.isDirectory() ? filesBelow(root, name) : [name];
    })
    .sort();
}

/** Returns a hash of all files that may affect the build of a deployable. */
function sourceHash(root: string, workspace: string): string {
  const inputs = [
    'package-lock.json',
    ...['shared/artefacts', 'shared/build', 'shared/runtime', workspace]
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => filesBelow(root, folder)),
  ];
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const input of inputs) {
    hash
      .update(`${input}\0`)
      .update(readFileSync(path.join(root, input)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
