import type { Executor } from '../database';

interface WebauthnChallengeTable {
  challenge_hash: Buffer;
  expires_at: Date;
}

/** The area's own tables. */
export type WebauthnTables = {
  webauthn_challenge: WebauthnChallengeTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const webauthnTables = (executor: Executor) => executor.withTables<WebauthnTables>();
