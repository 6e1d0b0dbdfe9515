/** Purpose of a key. Each purpose has its own key, so that one can be rotated or leak without the others. */
export type EncryptionPurpose = 'sin' | 'person' | 'bank' | 'idempotency' | 'file' | 'webhook';
export type HashPurpose =
  | 'alertLink'
  | 'auditSeal'
  | 'bureau'
  | 'code'
  | 'emailIndex'
  | 'frameDraft'
  | 'idempotency'
  | 'limit'
  | 'outcome'
  | 'passkeyChallenge'
  | 'personValue'
  | 'phoneIndex'
  | 'releaseFile';

/** Proves a key without revealing it. `keyId` 0 is the pepper. */
interface KeyFingerprint {
  readonly keyId: number;
  readonly fingerprint: Buffer;
}

/** The place of a ciphertext in the database: it opens nowhere else. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  /** The row's id. */
  readonly row: string;
}

/** The ciphertext was changed, or comes from another cell. */
export class CiphertextError extends Error {
  override readonly name = 'CiphertextError';
}

/**
 * The only access to cryptographic keys. Encrypting and decrypting may call a key management service; if it does not
 * respond, they throw `service-unavailable`.
 */
export interface Keys {
  /** AES-256-GCM. The result names its key, so that older ciphertexts remain readable after a rotation. */
  encrypt(purpose: EncryptionPurpose, plain: string, cell: Cell): Promise<Buffer>;
  /** Throws a `CiphertextError`, or another error when its key is not configured. */
  decrypt(purpose: EncryptionPurpose, cipher: Uint8Array, cell: Cell): Promise<string>;
  /** How the ciphertexts of the key that encrypts begin. Those that begin otherwise are of a key before it. */
  readonly newestPrefix: Buffer;
  /** SHA-256, for values that are random (tokens). */
  hash(value: string): Buffer;
  /** HMAC-SHA-256 under the purpose's pepper, for values that can be guessed, and for tokens that can be made again. */
  keyedHash(purpose: HashPurpose, value: string): Buffer;
  /** Fingerprints of every key of the ring and of the pepper. */
  fingerprints(): readonly KeyFingerprint[];
  /** Ids of the keys of the key management service, newest last; none without one. */
  readonly serviceKeyIds: readonly string[];
  /** Until when the previous release may run on the database; null if there is none. */
  readonly plainUntil: Date | null;
  /** Whether values are to be stored as the previous release reads them as well. */
  writesPlain(): boolean;
}

/** The functions that storing a value needs. */
export type SealingKeys = Pick<Keys, 'encrypt' | 'keyedHash' | 'writesPlain'>;
