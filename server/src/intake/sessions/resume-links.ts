import type { Language } from '@tamarack/core/language';
import { connectPath } from '@tamarack/core/protocol/standalone';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { findResumeLink, insertResumeLink } from './resume-link-repository';
import type { OpenedSession, SessionsService } from './service';
import { generateToken } from './session-life';

/** Links in mails to resume an application. A link opens a locked session and nothing more. */
export interface ResumeLinksService extends ReturnType<typeof createResumeLinksService> {}

export function createResumeLinksService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly sessions: Pick<SessionsService, 'openLocked'>;
  readonly now: () => Date;
}) {
  const { database, keys, sessions, now } = deps;
  return {
    /** Returns the token; only its hash is stored. */
    create: async (
      executor: Executor,
      { applicationId, expiresAt }: { readonly applicationId: string; readonly expiresAt: Date },
    ): Promise<string> => {
      const token = generateToken();
      await insertResumeLink(executor, { applicationId, tokenHash: keys.hash(token), expiresAt, now: now() });
      return token;
    },

    /**
     * Opens a locked session on the checkout that the link's application is on now; on the device of the resume token, or
     * on a new one. Throws `session-expired` for an expired or unknown link.
     */
    follow: (
      token: string,
      resumeToken: string | null,
    ): Promise<OpenedSession & { readonly checkoutId: string }> =>
      inTransaction(database, async (trx) => {
        const link = await findResumeLink(trx, keys.hash(token), now());
        if (!link) throw problem('session-expired');
        const { linkId, applicationId, checkoutId } = link;
        const opened = await sessions.openLocked(trx, checkoutId, resumeToken);
        await recordAudit(trx, {
          applicationId,
          actor: 'system',
          act: 'link.followed',
          details: { linkId, checkoutId },
          at: now(),
        });
        return { ...opened, checkoutId };
      }),
  };
}

/** The address that a mail links to. The token is in the fragment: not part of any request, log or referrer. */
export const buildResumeUrl = (publicUrl: string, token: string, language: Language): string =>
  `${publicUrl}${connectPath}#resume=${token}&lng=${language}`;
