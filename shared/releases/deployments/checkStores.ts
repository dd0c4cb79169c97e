import { errorMessage } from '@tanabana/contract/errors/errorText';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { ReleaseContext } from './releaseContext';

/**
 * @throws {Error} when the data folder is not writable or a store is unreachable. The message names the environment
 * variable to correct.
 */
export async function checkStores(
  context: Pick<ReleaseContext, 'data' | 'artefacts' | 'deployments' | 'env'>,
): Promise<void> {
  const { data, artefacts, deployments, env } = context;
  await mkdir(data, { recursive: true })
    .then(() => access(data, constants.W_OK))
    .catch((error: unknown) => {
      throw new Error(`TB-CONFIG-003: DATA_DIR is ${data}, which is not writable: ${errorMessage(error)}`);
    });
  const { RELEASES_BUCKET, AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, ARTEFACTS_DIR } = env;
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const bucket = RELEASES_BUCKET
    ? `bucket ${RELEASES_BUCKET}${endpoint === undefined ? '' : ` at ${endpoint}`}`
    : undefined;
  await deployments.length().catch((error: unknown) => {
    throw new Error(`TB-CONFIG-004: The releases cannot be read (${bucket ?? data}): ${errorMessage(error)}`);
  });
  await artefacts.objects.names('shell/').catch((error: unknown) => {
    throw new Error(
      `TB-CONFIG-005: The builds cannot be read (${bucket ?? ARTEFACTS_DIR ?? data}): ${errorMessage(error)}`,
    );
  });
}
