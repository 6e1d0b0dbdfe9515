import type { BankTrouble } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';

export interface BankConnectionTable {
  id: string;
  application_id: string;
  kind: 'page' | 'bypass';
  state: Defaulted<'started' | 'connected' | 'superseded' | 'disconnected' | 'failed'>;
  tag: string;
  language: Language;
  institution: string | null;
  login_cipher: Buffer | null;
  login_hash: Buffer | null;
  selected_account: string | null;
  started_at: Timestamp;
  completed_at: Timestamp | null;
  trouble: BankTrouble | null;
  tagged_login: Buffer | null;
  proof: 'tag' | 'fresh' | null;
}

interface BankLoginTable {
  login_hash: Buffer;
  owner: string;
  bound_at: Timestamp;
}

export interface BankForgetTable {
  id: string;
  connection_id: string;
  login_cipher: Buffer;
  login_hash: Buffer;
  proven: boolean;
  asked_at: Timestamp;
}

export interface DebitAccountTable {
  application_id: string;
  source: 'aggregator' | 'voidCheque';
  account_cipher: Buffer;
  account_ending: string;
  bank: string;
  created_at: Timestamp;
}

/** The area's own tables. */
export type BankingTables = {
  bank_connection: BankConnectionTable;
  bank_login: BankLoginTable;
  bank_forget: BankForgetTable;
  debit_account: DebitAccountTable;
};

/** Views. */
type BankingViews = {
  other_debit_account: {
    application_id: string;
    signed_at: Date;
    signed_application_id: string;
    account_cipher: Buffer;
  };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const bankingTables = (executor: Executor) => executor.withTables<BankingTables & BankingViews>();
