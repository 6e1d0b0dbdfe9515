import { Readable } from 'node:stream';
import { isId } from '../database/ids';
import type { FileStore } from './store';

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

/** Contents in a bucket, 5 MiB at a time. */
export function createS3Store(config: S3Config): FileStore {
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
      const { client, Upload } = await sdk();
      const params = { ...at(id), Body: content, ContentType: 'application/octet-stream' };
      // a content that fails ends it; parts that are there already are then given up
      const upload = new Upload({ client, params, queueSize: 1, leavePartsOnError: false });
      try {
        await upload.done();
      } catch (error) {
        throw content.errored ?? error;
      } finally {
        content.destroy();
      }
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

/** Loaded where a bucket is configured: it is large. */
async function open({ region, endpoint, credentials }: S3Config) {
  const [{ S3Client, GetObjectCommand, DeleteObjectCommand }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
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
  return { client, Upload, GetObjectCommand, DeleteObjectCommand };
}
