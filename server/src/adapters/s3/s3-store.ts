import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { FileStore, Spool, Spooled } from '../../platform/files';

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint of another provider than Amazon, addressed path-style; null: Amazon's. */
  readonly endpoint: string | null;
  /** Null: the credentials of the machine or container. */
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
}

const prefix = 'files/';

/** A stream can be sent once: it is read again for a retry. */
const maxAttempts = 3;
const retryDelayMs = 500;
/** A bucket that takes longer to fail is not retried: the caller waits for it. */
const retryWithinMs = 10_000;
/** Seconds until a caller may send its request again. */
const retryAfter = 10;

/**
 * Contents in a bucket. Each is complete in the spool before it is sent, so that no partial content is stored. An outage
 * of the bucket is the problem `service-unavailable`.
 */
export function createS3Store(config: S3Config, spool: Spool): FileStore {
  let sdk: ReturnType<typeof loadSdk> | undefined;
  const getSdk = () => {
    sdk ??= loadSdk(config);
    return sdk;
  };
  const toLocation = (id: string) => {
    if (!isId(id)) throw new Error('not an id of a file');
    return { Bucket: config.bucket, Key: prefix + id };
  };

  return {
    put: async (id, content) => {
      const object = toLocation(id);
      const send = async ({ size, read }: Spooled): Promise<void> => {
        const { client, PutObjectCommand } = await getSdk();
        const Body = read();
        const ContentType = 'application/octet-stream';
        try {
          await client.send(new PutObjectCommand({ ...object, Body, ContentLength: size, ContentType }));
        } finally {
          Body.destroy();
        }
      };
      await spool.withSpooled(content, (spooled) => withRetries(() => send(spooled)));
    },

    get: async (id) => {
      const { client, GetObjectCommand } = await getSdk();
      const { Body } = await client.send(new GetObjectCommand(toLocation(id))).catch(throwOutage);
      if (!(Body instanceof Readable)) throw new Error('the bucket returned no content');
      return Body;
    },

    remove: async (id) => {
      const { client, DeleteObjectCommand } = await getSdk();
      await client.send(new DeleteObjectCommand(toLocation(id))).catch(throwOutage);
    },
  };
}

/** Retries with a delay, unless the bucket refuses it or takes long to fail. */
async function withRetries(operation: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft--)
    try {
      return await operation();
    } catch (error) {
      if (attemptsLeft === 0 || performance.now() - begin > retryWithinMs || !isOutage(error))
        throwOutage(error);
      await setTimeout(retryDelayMs * (maxAttempts - attemptsLeft));
    }
}

/** No response, an invalid one, or a request to retry later: the same request can succeed. */
function isOutage(error: unknown): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status < 300 || status >= 500 || status === 429;
}

function throwOutage(error: unknown): never {
  throw isOutage(error) ? problem('service-unavailable', { retryAfter, cause: error }) : error;
}

const noop = (): void => undefined;
/** The SDK would warn for every stream that it cannot retry. */
const silentLogger = { trace: noop, debug: noop, info: noop, warn: noop, error: noop };

/** Loaded only if a bucket is configured, because it is large. */
async function loadSdk({ region, endpoint, credentials }: S3Config) {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    logger: silentLogger,
    // servers of other providers would store the checksums with the content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // a caller waits for every attempt, and for those of the removal of what was not stored
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      socketTimeout: 20_000,
    },
  });
  return { client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand };
}
