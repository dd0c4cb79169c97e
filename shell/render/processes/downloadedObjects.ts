import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { FolderObjects } from '@tanabana/artefacts/store/folderObjects';

/** The artefact store of a render process: a folder. The parent process downloads files that the folder lacks. */
export class DownloadedObjects extends FolderObjects {
  private readonly downloads = new Map<string, () => void>();
  private readonly shared = createSharedReads({ cache: false });

  /** @param request requests an object from the parent, which calls `finish` when the download has ended */
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

  /** Whether a file is being downloaded. */
  get isWaiting(): boolean {
    return this.downloads.size > 0;
  }

  /** Resumes reads of an object. */
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
