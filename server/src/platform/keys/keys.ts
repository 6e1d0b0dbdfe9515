/** Purpose of a key. Each purpose has its own key, so that one can be rotated or leak without the others. */
export type EncryptionPurpose = 'sin' | 'bank' | 'idempotency' | 'file' | 'webhook';
export type HashPurpose = 'code' | 'idempotency' | 'bureau';

/** Proves a key without revealing it. `keyId` 0 is the pepper. */
export interface KeyFingerprint {
  readonly keyId: number;
  readonly fingerprint: Buffer;
}

/** The only access to cryptographic keys; a KMS adapter can implement it. */
export interface Keys {
  /** AES-256-GCM; the result includes the key's id, so that older ciphertexts stay readable after a rotation. */
  encrypt(purpose: EncryptionPurpose, plain: string): Buffer;
  /** Throws when the ciphertext was changed or its key is gone. */
  decrypt(purpose: EncryptionPurpose, cipher: Uint8Array): string;
  /** SHA-256, for values that are random (tokens). */
  hash(value: string): Buffer;
  /** HMAC-SHA-256 under the purpose's pepper, for values that can be guessed. */
  keyedHash(purpose: HashPurpose, value: string): Buffer;
  /** Of every key of the ring and the pepper. */
  fingerprints(): readonly KeyFingerprint[];
}
