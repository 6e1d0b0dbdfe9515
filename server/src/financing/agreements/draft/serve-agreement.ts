import type { Language } from '@tamarack/core/language';
import type { Session } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import * as agreements from '../repository';
import { buildDraft, buildVersion, type Draft, type DraftDeps } from './build-draft';

/** When the French version of a draft was shown; null if never. */
export async function findFrenchServedAt(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  draft: Draft,
): Promise<Date | null> {
  const french = await agreements.findAgreement(
    executor,
    keys,
    draft.option.id,
    buildVersion(draft, 'fr').hash,
  );
  return french?.servedAt ?? null;
}

/**
 * The current agreement in a language, stored as served. A business that has to see French first gets the French
 * version even if it requests English: see the response's language. Also returns the name to sign with.
 */
export async function serveAgreement(
  trx: Executor,
  session: Session,
  requestedLanguage: Language,
  deps: DraftDeps,
): Promise<agreements.AgreementRow & { readonly signerName: string }> {
  const draft = await buildDraft(trx, session, deps);
  const mustShowFrench =
    requestedLanguage === 'en' &&
    draft.terms.frenchFirst &&
    (await findFrenchServedAt(trx, deps.keys, draft)) === null;
  const { content, text, hash } = buildVersion(draft, mustShowFrench ? 'fr' : requestedLanguage);
  await agreements.insertAgreement(trx, deps.keys, {
    applicationId: session.applicationId,
    optionId: draft.option.id,
    content,
    frenchFirst: draft.terms.frenchFirst,
    dueOn: draft.terms.dueOn,
    text,
    hash,
    now: deps.now(),
  });
  const row = await agreements.findAgreement(trx, deps.keys, draft.option.id, hash);
  if (row === undefined) throw new Error('the stored agreement was not found');
  return { ...row, signerName: draft.terms.signer };
}
