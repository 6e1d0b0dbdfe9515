import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const header =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[a-z0-9-]+)\/(?<service>[a-z0-9-]+)\/aws4_request), ?SignedHeaders=(?<names>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/;
/** Older requests are refused. */
const maxAgeMs = 5 * 60_000;

/** Checks a request's AWS Signature Version 4. Returns the type of the service's error, or null if it is valid. */
export function findSignatureError(
  request: SignedRequest,
  { accessKeyId, secretAccessKey }: AwsCredentials,
  expected: { readonly service: string; readonly now: Date },
): string | null {
  const match = header.exec(request.headers.authorization ?? '')?.groups;
  const date = request.headers['x-amz-date'];
  if (!match || typeof date !== 'string') return 'MissingAuthenticationTokenException';
  if (match['id'] !== accessKeyId) return 'UnrecognizedClientException';
  const { scope = '', day = '', region = '', service = '', names = '', signature = '' } = match;
  const age = Math.abs(expected.now.getTime() - parseAmzDate(date));
  const isInScope = service === expected.service && date.startsWith(day) && age <= maxAgeMs;
  const signsAll = ['host', 'x-amz-date', 'x-amz-target'].every((name) => names.split(';').includes(name));
  if (!isInScope || !signsAll) return 'InvalidSignatureException';
  const canonical = [
    request.method,
    request.path,
    '',
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    sha256(request.body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  const expectedSignature = hmac(key, toSign);
  return timingSafeEqual(expectedSignature, Buffer.from(signature, 'hex'))
    ? null
    : 'InvalidSignatureException';
}

const sha256 = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');

const hmac = (key: Buffer, value: string): Buffer => createHmac('sha256', key).update(value).digest();

/** `20260131T120000Z` */
const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
