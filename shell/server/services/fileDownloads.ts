import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import { fetchBrowserFiles } from '@tanabana/releases/releases/fetchFiles';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { Metrics } from '../telemetry/metrics';

/** Maximum number of releases whose files are downloaded: the live release and the canary. */
const MAX_RELEASES = 2;

interface FileDownloadsOptions {
  readonly artefacts: ArtefactStore;
  readonly metrics: Pick<Metrics, 'addGauge'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Downloads the browser files of the latest releases in the background, and counts those that are missing. */
export function createFileDownloads({ artefacts, metrics, log }: FileDownloadsOptions) {
  const downloads = new Map<string, { readonly end: AbortController; missing: number }>();

  const end = (release: string) => {
    downloads.get(release)?.end.abort();
    downloads.delete(release);
  };

  metrics.addGauge(
    'tanabana_files_missing',
    'Files of a release that could not be downloaded so far.',
    ['release'],
    () => Promise.resolve([...downloads].map(([release, { missing }]) => [{ release }, missing])),
  );

  return {
    start: (served: ServedRelease) => {
      const { id } = served.release;
      end(id);
      const download = { end: new AbortController(), missing: 0 };
      downloads.set(id, download);
      const [oldest] = downloads.keys();
      if (downloads.size > MAX_RELEASES && oldest !== undefined) end(oldest);
      void fetchBrowserFiles(artefacts, served, {
        signal: download.end.signal,
        onAttempt: (missing, error) => {
          download.missing = missing;
          if (missing > 0)
            log.error({ err: error, release: id, missing }, 'Files of a release could not be downloaded');
        },
      });
    },
    missingOf: (release: string) => downloads.get(release)?.missing ?? 0,
    endAll: () => [...downloads.keys()].forEach(end),
  };
}
