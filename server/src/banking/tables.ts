import type { Defaulted, Timestamp } from '../database/columns';

export interface BankConnectionTable {
  id: string;
  application_id: string;
  kind: 'page' | 'bypass';
  state: Defaulted<'started' | 'connected' | 'superseded' | 'disconnected'>;
  tag: string;
  language: 'en' | 'fr';
  institution: string | null;
  login_cipher: Buffer | null;
  login_hash: Buffer | null;
  selected_account: string | null;
  account_cipher: Buffer | null;
  account_ending: string | null;
  started_at: Timestamp;
  completed_at: Timestamp | null;
}
