import type { LoginEvidence } from '../aggregator';

/** Tolerated difference between the aggregator's clock and ours. */
const skewMs = 5 * 60_000;

/** An attempt to connect, with the data that proves a login's origin. */
export interface ConnectionAttempt {
  readonly tag: string;
  readonly started_at: Date;
  /** Hash of the login that a signed webhook named together with the tag. */
  readonly tagged_login: Buffer | null;
}

/**
 * Whether a login was made in this attempt (docs/decisions/0010-bank-login-proof.md): the attempt's tag decides
 * wherever the aggregator reports it. Without a tag and without webhooks, the customer must have signed in at the bank
 * since the attempt began. `open`: the webhook with the tag has not arrived yet.
 */
export function computeLoginProof(
  attempt: ConnectionAttempt,
  login: { readonly hash: Buffer; readonly evidence: LoginEvidence },
  webhooksEnabled: boolean,
): 'tag' | 'fresh' | 'foreign' | 'open' {
  const { tag, refreshedAt } = login.evidence;
  if (tag !== null) return tag === attempt.tag ? 'tag' : 'foreign';
  if (attempt.tagged_login) return attempt.tagged_login.equals(login.hash) ? 'tag' : 'foreign';
  if (webhooksEnabled) return 'open';
  const fresh = refreshedAt !== null && refreshedAt.getTime() >= attempt.started_at.getTime() - skewMs;
  return fresh ? 'fresh' : 'foreign';
}
