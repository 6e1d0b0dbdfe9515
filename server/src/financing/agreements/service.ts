import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { ApplicationView, Session } from '../../intake/applications';
import { type Executor, inTransaction } from '../../platform/database';
import { isProblem } from '../../platform/errors';
import { type Channel, createChannel } from '../../platform/events';
import type { MailQueue } from '../../platform/mail';
import type { agreement } from './content/schemas';
import { drawPdf } from './pdf/draw';
import type { SignatureStamp } from './pdf/render';
import * as agreements from './repository';
import { serve } from './serve';
import { type Caller, type SignDeps, type SignInput, sign } from './sign';
import { agreementView, contentOf } from './view';

/** A signed financing, for its merchant. */
export interface Financing {
  readonly applicationId: string;
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

export interface AgreementsService {
  /** An agreement is signed. */
  readonly signed: Channel<AgreementSigned>;
  /** The agreement to sign, or the signed one. */
  get(session: Session, language: Language): Promise<z.input<typeof agreement>>;
  /** The same as a PDF. Once signed: the signed version, in the language it was signed in. */
  pdf(session: Session, language: Language): Promise<{ readonly filename: string; readonly bytes: Buffer }>;
  /** Signing the same agreement again, from a second tab or by a repeated call, returns the first result. */
  sign(session: Session, input: SignInput, caller: Caller): Promise<ApplicationView>;
  isSigned(executor: Executor, applicationId: string): Promise<boolean>;
  financing(executor: Executor, applicationIds: readonly string[]): Promise<Financing[]>;
}

export function createAgreementsService(
  deps: SignDeps & { readonly database: Executor; readonly mails: MailQueue },
): AgreementsService {
  const { database, applications, mails } = deps;
  const signed = createChannel<AgreementSigned>();

  const current = async (session: Session, language: Language) => {
    const signed = await agreements.findSigned(database, session.applicationId);
    if (signed) return { row: signed, stamp: { name: signed.signerName, signedAt: signed.signedAt } };
    const row = await inTransaction(database, (trx) => serve(trx, session, language, deps));
    return { row, stamp: null satisfies SignatureStamp | null };
  };

  return {
    signed,
    get: async (session, language) => {
      const { row, stamp } = await current(session, language);
      return agreementView({ ...row, signed: stamp !== null });
    },

    pdf: async (session, language) => {
      const { row, stamp } = await current(session, language);
      const content = contentOf(row.content);
      const filename = `${brand.id}-${content.reference}-${content.language}.pdf`;
      return { filename, bytes: await drawPdf(content, row.hash, stamp) };
    },

    sign: async (session, input, caller) => {
      try {
        return await applications.mutate(session, 'sign', async (trx) => {
          const { signatureId } = await sign(trx, { session, input, caller }, deps);
          const { applicationId, checkoutId } = session;
          await mails.queue(trx, { applicationId, kind: 'agreementCopy', about: signatureId });
          await signed.publish(trx, { applicationId, checkoutId, signatureId });
        });
      } catch (error) {
        // another tab was first: it signed the same agreement, so the request is fulfilled
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        const signed = await agreements.findSigned(database, session.applicationId);
        if (signed?.hash !== input.hash) throw error;
        return applications.view(session);
      }
    },

    isSigned: agreements.isSigned,
    financing: agreements.findFinancing,
  };
}
