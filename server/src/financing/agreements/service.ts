import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import type { z } from 'zod';
import type { AccountsService } from '../../intake/accounts';
import type { ApplicationView, Session } from '../../intake/applications';
import { lockCheckout } from '../../intake/checkouts';
import { type Executor, inTransaction } from '../../platform/database';
import { isRefusal, problem } from '../../platform/errors';
import { createChannel } from '../../platform/events';
import type { MailQueue } from '../../platform/mail';
import type { agreement } from './content/schemas';
import { serveAgreement } from './draft/serve-agreement';
import { drawPdf } from './pdf/draw';
import type { SignatureStamp } from './pdf/render-pdf';
import * as agreements from './repository';
import { type Caller, type SignDeps, type SignInput, signAgreement } from './signing/sign-agreement';
import { insertAct } from './signing/signing-acts';
import { parseContent, toAgreementView } from './view';

/** A signed financing, for its merchant. */
export interface Financing {
  readonly applicationId: string;
  readonly signatureId: string;
  readonly amount: Cents;
  readonly financingFee: Cents;
  readonly termWeeks: number;
  readonly weeklyPayment: Cents;
  readonly signedAt: Date;
}

/** Published in the transaction that signs. */
export interface AgreementSigned {
  readonly applicationId: string;
  readonly checkoutId: string;
  readonly signatureId: string;
}

export interface AgreementsService extends ReturnType<typeof createAgreementsService> {}

export function createAgreementsService(
  deps: SignDeps & {
    readonly database: Executor;
    readonly mails: MailQueue;
    readonly accounts: Pick<AccountsService, 'authorizeDraw' | 'reportDraw'>;
  },
) {
  const { database, keys, applications, offers, banking, mails, accounts } = deps;
  const signed = createChannel<AgreementSigned>();

  const getCurrent = async (session: Session, language: Language) => {
    const signed = await agreements.findSigned(database, keys, session.applicationId);
    if (signed) return { row: signed, stamp: { name: signed.signerName, signedAt: signed.signedAt } };
    const row = await inTransaction(database, (trx) => serveAgreement(trx, session, language, deps));
    return { row, stamp: null satisfies SignatureStamp | null };
  };

  return {
    /** An agreement is signed. */
    signed,

    /** The agreement to sign, or the signed one. */
    get: async (session: Session, language: Language): Promise<z.input<typeof agreement>> => {
      const { row, stamp } = await getCurrent(session, language);
      return toAgreementView({ ...row, signed: stamp !== null });
    },

    /** The agreement as a PDF. Once signed: the signed version, in the language it was signed in. */
    getPdf: async (
      session: Session,
      language: Language,
    ): Promise<{ readonly filename: string; readonly bytes: Buffer }> => {
      const { row, stamp } = await getCurrent(session, language);
      const content = parseContent(row.content);
      const filename = `${brand.id}-${content.reference}-${content.language}.pdf`;
      return { filename, bytes: await drawPdf(content, row.hash, stamp) };
    },

    /**
     * Records an act of signing that the calling frame reports. Throws `not-found` for an agreement of another
     * application.
     */
    recordAct: async (
      { applicationId, frame }: Session,
      { agreementId, act }: { readonly agreementId: string; readonly act: SigningAct },
    ): Promise<void> => {
      if (frame === null) throw problem('unauthorized');
      const recorded = await insertAct(database, {
        applicationId,
        agreementId,
        frameId: frame.id,
        act,
        now: deps.now(),
      });
      if (!recorded) throw problem('not-found');
    },

    /** Signing the same agreement again, from a second tab or by a repeated call, returns the first result. */
    sign: async (session: Session, input: SignInput, caller: Caller): Promise<ApplicationView> => {
      try {
        return await applications.mutate(session, 'sign', async (trx, application) => {
          const option = await offers.findSelected(trx, application.id);
          if (option === null) throw problem('step-not-allowed');
          const amount = option.schedule.principal;
          // a signature completes its checkout, whose lock comes before those of customer and line
          await lockCheckout(trx, session.checkoutId);
          const refusal = await accounts.authorizeDraw(trx, session, application, {
            amount,
            bankChangedAt: await banking.findAccountChange(trx, application.id),
          });
          if (refusal) return refusal;
          const { signatureId } = await signAgreement(trx, { session, input, caller }, deps);
          const { applicationId, checkoutId } = session;
          await mails.queue(trx, { applicationId, kind: 'agreementCopy', about: signatureId });
          await accounts.reportDraw(trx, session, application, amount);
          await signed.publish(trx, { applicationId, checkoutId, signatureId });
          return undefined;
        });
      } catch (error) {
        // another tab was first: it signed the same agreement, so the request is fulfilled
        if (!isRefusal(error)) throw error;
        const signed = await agreements.findSigned(database, keys, session.applicationId);
        if (signed?.hash !== input.hash) throw error;
        return applications.view(session);
      }
    },

    isSigned: agreements.isSigned,
    listFinancing: agreements.listFinancing,
  };
}
