import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import type { z } from 'zod';
import type { Session } from '../../../intake/applications';
import { recordAudit } from '../../../platform/audit';
import { type Executor, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { ScoringService } from '../../../underwriting/scoring';
import type { InvoicesService } from '../../invoices';
import type { signInput } from '../content/schemas';
import { buildDraft, buildVersion, type Draft, type DraftDeps } from '../draft/build-draft';
import { findFrenchServedAt } from '../draft/serve-agreement';
import * as agreements from '../repository';
import { isSignerName } from './signer-name';
import { isReadyToSign, listActs } from './signing-acts';

export type SignInput = z.output<typeof signInput>;

/** Origin of the call, for the evidence. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

function validateSignInput(input: SignInput, draft: Draft): FieldProblem[] {
  const errors: FieldProblem[] = [];
  if (!input.accepted) errors.push({ path: '/accepted', code: 'agreementRequired' });
  if (input.name.trim() === '') errors.push({ path: '/name', code: 'signatureRequired' });
  else if (!isSignerName(input.name, draft.parties.signer)) {
    errors.push({ path: '/name', code: 'signatureMismatch' });
  }
  return errors;
}

export interface SignDeps extends DraftDeps {
  readonly scoring: ScoringService;
  readonly invoices: InvoicesService;
}

/**
 * Signs the current agreement, in the transaction that has locked the application. Throws `validation-failed` with
 * `/hash agreementChanged` when the agreement has changed, and `step-not-allowed` when its frames did not report the acts
 * that lead to a signature, or when a Quebec business signs the English version before the French one was shown and
 * English chosen.
 */
export async function signAgreement(
  trx: Executor,
  request: { readonly session: Session; readonly input: SignInput; readonly caller: Caller },
  deps: SignDeps,
): Promise<{ readonly signatureId: string }> {
  const { session, input, caller } = request;
  const draft = await buildDraft(trx, session, deps);
  const errors = validateSignInput(input, draft);
  if (errors.length > 0) throw problem('validation-failed', { errors });

  const version = buildVersion(draft, input.language);
  const served = await agreements.findAgreement(trx, deps.keys, draft.option.id, input.hash);
  if (input.hash !== version.hash || served === undefined || served.id !== input.agreementId) {
    throw problem('validation-failed', { errors: [{ path: '/hash', code: 'agreementChanged' }] });
  }
  const acts = session.frame
    ? await listActs(trx, { optionId: draft.option.id, frameId: session.frame.id })
    : [];
  if (!isReadyToSign(acts, served.id)) {
    throw problem('step-not-allowed', {
      detail: 'The agreement is opened, accepted and signed by name in one secure frame.',
    });
  }
  const frenchAt = draft.terms.frenchFirst ? await findFrenchServedAt(trx, deps.keys, draft) : null;
  if (draft.terms.frenchFirst && input.language === 'en') {
    const chosen = acts.some(({ act }) => act === 'languageChosen');
    if (frenchAt === null || !chosen) {
      throw problem('step-not-allowed', {
        detail: 'The French version comes first; English is chosen expressly.',
      });
    }
  }

  await deps.scoring.useCredit(trx, {
    applicationId: session.applicationId,
    reference: served.id,
    amount: draft.option.schedule.principal,
  });
  await deps.invoices.markFinanced(trx, session.applicationId);
  const now = deps.now();
  const signatureId = newId(now);
  const signature = {
    id: signatureId,
    application_id: session.applicationId,
    agreement_id: served.id,
    option_id: draft.option.id,
    checkout_id: session.checkoutId,
    session_id: session.sessionId,
    template_id: version.content.templateId,
    template_version: version.content.templateVersion,
    hash: version.hash,
    language: input.language,
    french_served_at: frenchAt,
    acts: JSON.stringify(acts.map(({ act, at }) => ({ act, at: at.toISOString() }))),
    accepted: input.accepted,
    phone_verified_at: draft.parties.phoneVerifiedAt,
    email_verified_at: draft.parties.emailVerifiedAt,
    signed_at: now,
  };
  await agreements.insertSignature(trx, deps.keys, signature, {
    signerName: input.name.trim(),
    phone: draft.parties.phone,
    email: draft.parties.email,
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, 500),
  });
  await recordAudit(trx, {
    applicationId: session.applicationId,
    actor: 'applicant',
    act: 'agreement.signed',
    details: { agreementId: served.id, hash: version.hash, language: input.language },
    at: now,
  });
  return { signatureId };
}
