import { z } from 'zod';
import type { ClamdAddress } from '../adapters/clamd';
import type { S3Config } from '../adapters/s3';
import { toCredentials, withCredentials } from './aws';

const text = z.string().min(1);

const clamd = z.string().transform((value, context): ClamdAddress => {
  const unix = /^unix:(\/.+)$/.exec(value)?.[1];
  if (unix !== undefined) return { path: unix };
  const [, host, port] = /^tcp:\/\/(\[[^\]]+\]|[^:/[\]]+):(\d{1,5})\/?$/.exec(value) ?? [];
  if (host !== undefined && Number(port) > 0 && Number(port) < 65_536)
    return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
  context.addIssue('expected tcp://host:port or unix:/path');
  return z.NEVER;
});

const environment = withCredentials({
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('ca-central-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

export interface FilesConfig {
  /** Folder of contents; null: `files` in the data folder. */
  readonly s3: S3Config | null;
  /** Scanner of files before they are opened; null: none, all count as clean. */
  readonly clamd: ClamdAddress | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a ZodError that names the problem. */
export function readS3Config(env: Environment): S3Config | null {
  const e = environment.parse(env);
  return e.S3_BUCKET === undefined ? null : toS3Config(e, e.S3_BUCKET);
}

/** Throws as above. */
export function readClamdAddress(env: Environment): ClamdAddress | null {
  return z.object({ CLAMD: clamd.optional() }).parse(env).CLAMD ?? null;
}

function toS3Config(e: z.output<typeof environment>, bucket: string): S3Config {
  return {
    bucket,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT ?? null,
    credentials: toCredentials(e),
  };
}
