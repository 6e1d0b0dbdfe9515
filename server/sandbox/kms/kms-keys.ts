import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An error of the service with its type. */
export class KmsError extends Error {
  constructor(readonly type: string) {
    super(type);
  }
}

type Context = Readonly<Record<string, string>>;

/** The keys of an emulated account; they never leave it. */
export interface KmsKeys extends ReturnType<typeof createKmsKeys> {}

const ivBytes = 12;
const tagBytes = 16;

export function createKmsKeys(region = 'ca-central-1') {
  const keys: { readonly arn: string; readonly secret: Buffer; enabled: boolean }[] = [];

  const getKey = (keyId: string) => {
    const key = keys.find(({ arn }) => arn === keyId);
    if (!key) throw new KmsError('NotFoundException');
    if (!key.enabled) throw new KmsError('DisabledException');
    return key;
  };

  return {
    /** Creates a key and returns its ARN. */
    create: (): string => {
      const arn = `arn:aws:kms:${region}:000000000000:key/${randomBytes(8).toString('hex')}`;
      keys.push({ arn, secret: randomBytes(32), enabled: true });
      return arn;
    },

    disable: (keyId: string): void => {
      getKey(keyId).enabled = false;
    },

    /** Throws a `KmsError`. */
    // layout: index of the key (1 byte), nonce (12), tag (16), ciphertext.
    encrypt: (keyId: string, plain: Buffer, context: Context): Buffer => {
      const key = getKey(keyId);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(toAad(context));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(keys.indexOf(key)), iv, cipher.getAuthTag(), text]);
    },

    /** Decrypts with `keyId`, or with any key if null. Throws a `KmsError`. */
    decrypt: (keyId: string | null, blob: Buffer, context: Context): { plain: Buffer; keyId: string } => {
      const arn = keys[blob[0] ?? keys.length]?.arn;
      if (arn === undefined || blob.length < 1 + ivBytes + tagBytes)
        throw new KmsError('InvalidCiphertextException');
      if (keyId !== null && keyId !== arn) throw new KmsError('IncorrectKeyException');
      const decipher = createDecipheriv('aes-256-gcm', getKey(arn).secret, blob.subarray(1, 1 + ivBytes))
        .setAAD(toAad(context))
        .setAuthTag(blob.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
      try {
        const text = decipher.update(blob.subarray(1 + ivBytes + tagBytes));
        return { plain: Buffer.concat([text, decipher.final()]), keyId: arn };
      } catch {
        throw new KmsError('InvalidCiphertextException');
      }
    },
  };
}

const toAad = (context: Context): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));
