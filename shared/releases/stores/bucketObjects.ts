import { setTimeout } from 'node:timers/promises';
import type { ObjectEntry, ObjectStore } from './objectStore';

/** Timeout of a request, in milliseconds. The client retries a request that timed out. */
const REQUEST_TIMEOUT_MS = 5_000;

/** Delays between attempts to write a key that another client is writing, in milliseconds. */
const RETRY_DELAYS_MS = [20, 50, 100, 250, 500, 1_000];

function hasStatus(error: unknown, status: number): boolean {
  const metadata = (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata;
  return metadata?.httpStatusCode === status;
}

async function unlessMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** The AWS library is imported on demand, because it is large. */
async function connect(endpoint: string | undefined) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    requestHandler: { connectionTimeout: REQUEST_TIMEOUT_MS, socketTimeout: REQUEST_TIMEOUT_MS },
    // Services other than AWS address buckets by path, not by host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}

/**
 * Objects in a bucket of S3, or of a compatible service that supports `If-None-Match` on writes. The environment
 * variables of the AWS tools configure the region and the credentials.
 */
export class BucketObjects implements ObjectStore {
  private connection: ReturnType<typeof connect> | undefined;

  /** @param prefix of all keys, with a slash at the end */
  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
    private readonly endpoint?: string,
  ) {}

  async read(key: string): Promise<Buffer | undefined> {
    const { sdk, client } = await this.connected();
    const found = await unlessMissing(client.send(new sdk.GetObjectCommand(this.locationOf(key))));
    return found?.Body && Buffer.from(await found.Body.transformToByteArray());
  }

  async has(key: string): Promise<boolean> {
    const { sdk, client } = await this.connected();
    const head = await unlessMissing(client.send(new sdk.HeadObjectCommand(this.locationOf(key))));
    return head !== undefined;
  }

  async create(key: string, content: Buffer | string): Promise<boolean> {
    const { sdk, client } = await this.connected();
    const Body = Buffer.from(content);
    const object = { ...this.locationOf(key), Body, ContentLength: Body.length, IfNoneMatch: '*' };
    for (const wait of RETRY_DELAYS_MS) {
      try {
        await client.send(new sdk.PutObjectCommand(object));
        return true;
      } catch (error) {
        // The client repeats a request whose reply was lost. The repetition finds the object that the first one wrote.
        if (hasStatus(error, 412)) return (await this.read(key))?.equals(Body) ?? false;
        if (hasStatus(error, 400) || hasStatus(error, 501)) throw this.refusedWrite(key, error as Error);
        if (!hasStatus(error, 409)) throw error;
        // 409 means that another client is writing the key. If that write succeeds, the next attempt fails with 412.
        await setTimeout(wait);
      }
    }
    throw new Error(`TB-STORE-007: ${key} could not be written, because of concurrent writes.`);
  }

  async list(prefix: string): Promise<readonly ObjectEntry[]> {
    const entries: ObjectEntry[] = [];
    for await (const { Contents = [] } of await this.pages(prefix)) {
      for (const { Key = '', LastModified } of Contents) {
        entries.push({ key: Key.slice(this.prefix.length), writtenAt: LastModified?.getTime() ?? 0 });
      }
    }
    return entries;
  }

  async names(prefix: string): Promise<readonly string[]> {
    const names: string[] = [];
    const nameIn = (key = '') => key.slice(this.prefix.length + prefix.length).replace(/\/$/, '');
    for await (const { Contents = [], CommonPrefixes = [] } of await this.pages(prefix, '/')) {
      names.push(
        ...Contents.map(({ Key }) => nameIn(Key)),
        ...CommonPrefixes.map(({ Prefix }) => nameIn(Prefix)),
      );
    }
    return names.sort();
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.connected();
    await client.send(new sdk.DeleteObjectCommand(this.locationOf(key)));
  }

  private async pages(prefix: string, delimiter?: string) {
    const { sdk, client } = await this.connected();
    return sdk.paginateListObjectsV2(
      { client },
      { Bucket: this.bucket, Prefix: this.prefix + prefix, Delimiter: delimiter },
    );
  }

  private refusedWrite(key: string, cause: Error): Error {
    return new Error(
      `The service of bucket ${this.bucket} refused to write ${this.prefix}${key}: ${cause.message} If it does not support checksums, set AWS_REQUEST_CHECKSUM_CALCULATION=WHEN_REQUIRED and AWS_RESPONSE_CHECKSUM_VALIDATION=WHEN_REQUIRED.`,
      { cause },
    );
  }

  private locationOf(key: string) {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  private connected() {
    this.connection ??= connect(this.endpoint);
    return this.connection;
  }
}
