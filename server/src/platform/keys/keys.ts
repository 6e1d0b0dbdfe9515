/** What a key is for. Each purpose has a key of its own, so that one can be rotated or leak without the others. */
export type EncryptionPurpose = 'sin' | 'bank' | 'idempotency' | 'file' | 'webhook';
export type HashPurpose = 'code' | 'idempotency' | 'bureau';

/** The one door to cryptographic keys; a KMS adapter can stand behind it. */
export interface Keys {
  /** AES-256-GCM; the result names its key, so that older ones stay readable after a rotation. */
  encrypt(purpose: EncryptionPurpose, plain: string): Buffer;
  /** Throws when the cipher was changed or its key is gone. */
  decrypt(purpose: EncryptionPurpose, cipher: Uint8Array): string;
  /** SHA-256, for values that are random themselves (tokens). */
  hash(value: string): Buffer;
  /** HMAC-SHA-256 under the purpose's pepper, for values that can be guessed. */
  keyedHash(purpose: HashPurpose, value: string): Buffer;
}
