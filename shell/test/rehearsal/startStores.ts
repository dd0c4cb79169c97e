import { startDebianPostgres } from '@tanabana/account-api/testing/debianPostgres';
import { runLocalBucket } from '@tanabana/releases/versions/localBucket.testing';
import { startRelay } from './startRelay';

/**
 * Starts a bucket and PostgreSQL, each behind a proxy that can simulate an outage. Sets the variables of the bucket in
 * `process.env`, without the proxy, so that the test can write deployments during an outage.
 * @param atEnd registers a function that closes a resource. The caller must call the functions in reverse order.
 * @returns the proxies, the variables of the bucket without the proxy, and the variables of servers behind the proxies
 */
export async function startStores(atEnd: (close: () => unknown) => void) {
  const bucketEnv = await runLocalBucket();
  Object.assign(process.env, bucketEnv);
  const bucket = await startRelay(Number(new URL(bucketEnv.AWS_ENDPOINT_URL_S3 ?? '').port));
  atEnd(bucket.stop);
  const postgres = await startDebianPostgres();
  atEnd(postgres.lose);
  const databaseUrl = new URL(postgres.url);
  const database = await startRelay(Number(databaseUrl.port));
  atEnd(database.stop);
  databaseUrl.port = String(database.port);
  const serverEnv = {
    ...bucketEnv,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${bucket.port}`,
    DATABASE_URL: databaseUrl.href,
    LIMIT_PER_ADDRESS: '100000/60',
  };
  return { bucket, database, bucketEnv, serverEnv };
}
