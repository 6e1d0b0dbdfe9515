import { problem } from '../../platform/errors';
import { CiphertextError, type EncryptionContext, type KeyService } from '../../platform/keys';

export interface KmsConfig {
  /** ARNs of symmetric keys, newest last. */
  readonly keyIds: readonly string[];
  /** Endpoint other than Amazon's public one, for example of a VPC; null for Amazon's. */
  readonly endpoint: string | null;
  /** Null for the credentials of the machine or container. */
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
}

/** Seconds until a caller may send its request again. */
const retryAfter = 10;

/** KMS cannot decrypt this data key with this key and context: it was altered or belongs to another value. */
const wrongDataKey: ReadonlySet<string> = new Set(['InvalidCiphertextException', 'IncorrectKeyException']);

/** AWS Key Management Service. An outage is the problem `service-unavailable`. */
export function createKms(config: KmsConfig): KeyService {
  let sdk: ReturnType<typeof loadSdk> | undefined;
  const getSdk = () => {
    sdk ??= loadSdk(config);
    return sdk;
  };

  return {
    keyIds: config.keyIds,

    generateDataKey: async (keyId, context) => {
      const { getClient, GenerateDataKeyCommand } = await getSdk();
      const command = new GenerateDataKeyCommand({
        KeyId: keyId,
        KeySpec: 'AES_256',
        EncryptionContext: { ...context },
      });
      const { Plaintext, CiphertextBlob } = await getClient(keyId).send(command).catch(throwOutage);
      if (Plaintext?.length !== 32 || !CiphertextBlob) throw new Error('KMS returned no data key');
      return { plain: Buffer.from(Plaintext), wrapped: Buffer.from(CiphertextBlob) };
    },

    decrypt: async (keyId: string, wrapped: Uint8Array, context: EncryptionContext) => {
      const { getClient, DecryptCommand } = await getSdk();
      const command = new DecryptCommand({
        // explicit, so that a data key of another account's key is refused
        KeyId: keyId,
        CiphertextBlob: wrapped,
        EncryptionContext: { ...context },
      });
      const { Plaintext } = await getClient(keyId).send(command).catch(throwOutage);
      if (Plaintext?.length !== 32) throw new Error('KMS returned no data key');
      return Buffer.from(Plaintext);
    },
  };
}

/** No response, an unknown one, or one that asks to retry: the same request can succeed. */
function isOutage(error: unknown): boolean {
  const { $metadata, name } = error as {
    readonly $metadata?: { readonly httpStatusCode?: number };
    readonly name?: unknown;
  };
  const status = $metadata?.httpStatusCode ?? 0;
  return status < 300 || status >= 500 || status === 429 || name === 'ThrottlingException';
}

function throwOutage(error: unknown): never {
  const { name } = error as { readonly name?: unknown };
  if (typeof name === 'string' && wrongDataKey.has(name))
    throw new CiphertextError('the key management service does not open the data key', { cause: error });
  throw isOutage(error) ? problem('service-unavailable', { retryAfter, cause: error }) : error;
}

const noop = (): void => undefined;
const silentLogger = { trace: noop, debug: noop, info: noop, warn: noop, error: noop };

/** `arn:aws:kms:<region>:<account>:key/<id>` */
const toRegion = (keyId: string): string => keyId.split(':')[3] ?? '';

/** Loaded only where KMS is configured, because it is large. */
async function loadSdk({ endpoint, credentials }: KmsConfig) {
  const { KMSClient, GenerateDataKeyCommand, DecryptCommand } = await import('@aws-sdk/client-kms');
  const clients = new Map<string, InstanceType<typeof KMSClient>>();
  const getClient = (keyId: string) => {
    const region = toRegion(keyId);
    const known = clients.get(region);
    if (known) return known;
    const client = new KMSClient({
      region,
      ...(endpoint !== null && { endpoint }),
      ...(credentials && { credentials }),
      maxAttempts: 3,
      logger: silentLogger,
      // callers wait for it, some in a transaction
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    });
    clients.set(region, client);
    return client;
  };
  return { getClient, GenerateDataKeyCommand, DecryptCommand };
}
