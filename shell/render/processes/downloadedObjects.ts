import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { FolderObjects } from '@tanabana/artefacts/store/folderObjects';

/** The artefact store as a render process sees it: a folder, and a parent that downloads what is missing there. */
export class DownloadedObjects extends FolderObjects {
  private readonly downloads = new Map<string, () => void>();
  private readonly shared = createSharedReads({ cache: false });

  /** @param request requests an object from the parent, which calls `finish` once it is downloaded or cannot be */
  constructor(
    folder: string,
    private readonly request: (key: string) => void,
  ) {
    super(folder);
  }

  override async read(key: string): Promise<Buffer | undefined> {
    const present = await super.read(key);
    if (present) return present;
    await this.shared(key, () => this.requested(key));
    return super.read(key);
  }

  /** Whether the process waits for a file that its folder lacks. */
  get isWaiting(): boolean {
    return this.downloads.size > 0;
  }

  /** Resumes reads that wait for an object. */
  finish(key: string): void {
    this.downloads.get(key)?.();
    this.downloads.delete(key);
  }

  private requested(key: string): Promise<void> {
    return new Promise((resolve) => {
      this.downloads.set(key, resolve);
      this.request(key);
    });
  }
}
