/** Authenticated with a data key, and logged by the service. Contains no personal value. */
export type EncryptionContext = Readonly<Record<string, string>>;

/** A data key of 32 bytes, and the same key encrypted by the service. */
export interface DataKey {
  readonly plain: Buffer;
  readonly wrapped: Buffer;
}

/**
 * A key management service: its keys never leave it, and encrypt the data keys that encrypt values. It throws
 * `service-unavailable` if it does not respond, and another error if it refuses.
 */
export interface KeyService {
  /** Newest last: the last one encrypts, all of them decrypt. */
  readonly keyIds: readonly string[];
  generateDataKey(keyId: string, context: EncryptionContext): Promise<DataKey>;
  decrypt(keyId: string, wrapped: Uint8Array, context: EncryptionContext): Promise<Buffer>;
}
