import type { Defaulted, Timestamp } from '../database/columns';

export interface StoredFileTable {
  id: string;
  state: Defaulted<'receiving' | 'kept' | 'discarded' | 'removed'>;
  size_bytes: number | null;
  sha256: Buffer | null;
  media_type: string | null;
  key_cipher: Buffer;
  scan: Defaulted<'pending' | 'clean' | 'infected'>;
  created_at: Timestamp;
}
