import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { ReleaseContext } from './releaseContext';

/**
 * Checks that the data folder is writable and that the stores can be reached.
 * @throws {Error} naming the environment variable to correct
 */
export async function checkStores({
  data,
  artefacts,
  deployments,
  env,
}: Pick<ReleaseContext, 'data' | 'artefacts' | 'deployments' | 'env'>): Promise<void> {
  await mkdir(data, { recursive: true })
    .then(() => access(data, constants.W_OK))
    .catch((error: unknown) => {
      throw new Error(`DATA_DIR is ${data}, which is not writable: ${messageOf(error)}`);
    });
  const { RELEASES_BUCKET, AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, ARTEFACTS_DIR } = env;
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const bucket = RELEASES_BUCKET
    ? `bucket ${RELEASES_BUCKET}${endpoint === undefined ? '' : ` at ${endpoint}`}`
    : undefined;
  await deployments.length().catch((error: unknown) => {
    throw new Error(`The releases cannot be read (${bucket ?? data}): ${messageOf(error)}`);
  });
  await artefacts.objects.names('shell/').catch((error: unknown) => {
    throw new Error(`The builds cannot be read (${bucket ?? ARTEFACTS_DIR ?? data}): ${messageOf(error)}`);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
