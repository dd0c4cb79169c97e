import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, MANIFEST } from '@tanabana/releases/versions/artefactKeys';
import { folderOf } from '@tanabana/tooling/publish/deployables';
import { sourceHash } from '@tanabana/tooling/webpack/sourceHash';
import * as v from 'valibot';

const hashesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Remembers from which sources the builds of the development server were made, so that the next start compiles only
 * what has changed since.
 */
export class LastBuilds {
  private readonly file: string;
  private readonly hashes: Map<string, string>;

  /**
   * @param root folder of the repository
   * @param artefacts folder of the artefact store
   */
  constructor(
    private readonly root: string,
    private readonly artefacts: string,
  ) {
    this.file = path.join(artefacts, 'sources.json');
    const { success, output } = v.safeParse(
      hashesSchema,
      existsSync(this.file) ? readFileSync(this.file, 'utf8') : '{}',
    );
    this.hashes = new Map(success ? Object.entries(output) : []);
  }

  /** Whether the store contains a build of the present sources of a deployable. */
  has(name: string): boolean {
    const isComplete = existsSync(path.join(this.artefacts, filesOf(name), MANIFEST));
    return isComplete && this.hashes.get(name) === this.hashOf(name);
  }

  /** Whether the store contains a complete build of an earlier start, of whichever sources. */
  knows(name: string): boolean {
    return this.hashes.has(name);
  }

  /** Records that the store contains a build of the present sources. Must not be called while a build is running. */
  remember(name: string): void {
    this.hashes.set(name, this.hashOf(name));
    this.save();
  }

  /** Must be called when a build starts, because a build that is interrupted leaves a mixture of files. */
  forget(name: string): void {
    if (this.hashes.delete(name)) this.save();
  }

  async remove(name: string): Promise<void> {
    this.forget(name);
    await rm(path.join(this.artefacts, name), { recursive: true, force: true });
  }

  private hashOf(name: string): string {
    return sourceHash(this.root, folderOf(this.root, name));
  }

  private save(): void {
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.hashes)));
  }
}
