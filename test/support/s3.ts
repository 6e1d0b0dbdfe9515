import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../server/src/adapters/s3/s3-store';
import { findFreePort } from '../../server/src/platform/http/find-free-port';

export interface RunningS3 {
  readonly config: S3Config;
  /** `METHOD /path?query` of every request, oldest first. */
  readonly requests: readonly string[];
  /** Files the server keeps of objects, by name. */
  objects(): string[];
  close(): Promise<void>;
}

/** A server that speaks S3, with an empty bucket. */
export async function startS3(bucket = 'applicants'): Promise<RunningS3> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-s3-'));
  const port = await findFreePort('127.0.0.1');
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  const requests: string[] = [];
  server.httpServer.on('request', ({ method, url }) => void requests.push(`${method} ${url}`));
  const folder = path.join(directory, bucket, 'files');
  return {
    requests,
    config: {
      bucket,
      region: 'ca-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    objects: () =>
      fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('_object')) : [],
    close: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
