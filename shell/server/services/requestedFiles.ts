import type { ServableObjects } from '@tanabana/releases/stores/objectStore';

/** Objects from which render processes request the files that pages read. Records when pages wait for a download. */
export function createRequestedFiles(objects: Pick<ServableObjects, 'folder' | 'download'>) {
  let pending = 0;
  let endedAt = -Infinity;
  return {
    objects: {
      folder: objects.folder,
      download: async (key: string) => {
        pending += 1;
        try {
          await objects.download(key);
        } finally {
          pending -= 1;
          endedAt = performance.now();
        }
      },
    },
    /** Returns when a page waited for a file for the last time, in milliseconds since the process started. */
    waitedAt: () => (pending > 0 ? performance.now() : endedAt),
  };
}
