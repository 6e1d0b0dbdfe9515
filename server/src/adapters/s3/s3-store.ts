import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { isId } from '../../platform/database';
import type { FileStore, Spool, Spooled } from '../../platform/files';

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** Of a server that is not Amazon's, addressed path-style; null: Amazon's. */
  readonly endpoint: string | null;
  /** Null: those of the machine or container it runs on. */
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
}

const prefix = 'files/';

/** A stream is sent once: what the bucket could not take just then is read anew. */
const tries = 3;
const pauseMs = 500;

/** Contents in a bucket. Each is whole in the spool before it is sent: none can lie there in parts. */
export function createS3Store(config: S3Config, spool: Spool): FileStore {
  let opened: ReturnType<typeof open> | undefined;
  const sdk = () => {
    opened ??= open(config);
    return opened;
  };
  const at = (id: string) => {
    if (!isId(id)) throw new Error('not an id of a file');
    return { Bucket: config.bucket, Key: prefix + id };
  };

  return {
    put: async (id, content) => {
      const object = at(id);
      const send = async ({ size, read }: Spooled): Promise<void> => {
        const { client, PutObjectCommand } = await sdk();
        const Body = read();
        const ContentType = 'application/octet-stream';
        try {
          await client.send(new PutObjectCommand({ ...object, Body, ContentLength: size, ContentType }));
        } finally {
          Body.destroy();
        }
      };
      await spool.hold(content, (spooled) => patiently(() => send(spooled)));
    },

    get: async (id) => {
      const { client, GetObjectCommand } = await sdk();
      const { Body } = await client.send(new GetObjectCommand(at(id)));
      if (!(Body instanceof Readable)) throw new Error('the bucket answered no content');
      return Body;
    },

    remove: async (id) => {
      const { client, DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand(at(id)));
    },
  };
}

/** Again after a pause, unless the bucket refuses it. */
async function patiently(act: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left--)
    try {
      return await act();
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
      const status = $metadata?.httpStatusCode ?? 0;
      if (left === 0 || (status >= 400 && status < 500 && status !== 429)) throw error;
      await setTimeout(pauseMs * (tries - left));
    }
}

const nothing = (): void => undefined;
/** It would warn of every stream that it cannot send twice. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Loaded where a bucket is configured: it is large. */
async function open({ region, endpoint, credentials }: S3Config) {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    logger: silent,
    // a server of another make would store the checksums with the content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
    },
  });
  return { client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand };
}
