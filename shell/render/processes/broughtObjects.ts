import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { FolderObjects } from '@tanabana/build/store/folderObjects';

/** The artefact store as a render process sees it: a folder, and a parent that brings what is not there. */
export class BroughtObjects extends FolderObjects {
  private readonly arrivals = new Map<string, () => void>();
  private readonly underWay = createSharedReads({ cache: false });

  /** @param request asks the parent for an object: `arrived` is called when it was brought, or cannot be */
  constructor(
    folder: string,
    private readonly request: (key: string) => void,
  ) {
    super(folder);
  }

  override async read(key: string): Promise<Buffer | undefined> {
    const present = await super.read(key);
    if (present) return present;
    await this.underWay(key, () => this.requested(key));
    return super.read(key);
  }

  /** Whether the process waits for a file that its folder lacks. */
  get isWaiting(): boolean {
    return this.arrivals.size > 0;
  }

  /** Lets those read on who wait for an object. */
  arrived(key: string): void {
    this.arrivals.get(key)?.();
    this.arrivals.delete(key);
  }

  private requested(key: string): Promise<void> {
    return new Promise((resolve) => {
      this.arrivals.set(key, resolve);
      this.request(key);
    });
  }
}
