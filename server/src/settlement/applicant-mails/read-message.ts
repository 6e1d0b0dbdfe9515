import { findCaptureFault } from '@tamarack/core/lending/captures';
import type { Executor } from '../../platform/database';
import type { MailKind } from '../../platform/mail';
import { describeReason } from '../../underwriting/decision';
import { describeItem, isAnnouncedKind } from '../../underwriting/review-queue';
import type { ApplicantMessage } from './compose-message';
import * as sources from './repository';

/** Reads the data of a mail by its subject; null if the subject is gone or no longer in force. */
type ReadMessage = (
  executor: Executor,
  about: string,
  recipient: sources.Recipient,
) => Promise<ApplicantMessage | null>;

const readReceived: ReadMessage = async (executor, about) => {
  const review = await sources.findReview(executor, about);
  if (!review) return null;
  const { kind, dueAt } = review;
  if (!isAnnouncedKind(kind)) return null;
  if (kind === 'documents') return { kind: 'documentsReceived', dueAt };
  return { kind: 'applicationReceived', review: kind, dueAt };
};

/** A credit line that is now based on another decision is not announced by this one. */
const readGranted =
  (kind: 'approved' | 'preQualified'): ReadMessage =>
  async (executor, about, { merchant, entry }) => {
    const decision = await sources.findDecision(executor, about);
    if (!decision || decision.expiresOn === null) return null;
    const { limit, instant, expiresOn, reviewKind } = decision;
    const granted = { limit, expiresOn, merchant, entry };
    if (kind === 'preQualified') return { kind, ...granted, instant };
    return { kind, ...granted, by: reviewKind === null ? 'rules' : 'person' };
  };

const readRejected: ReadMessage = async (executor, about) => {
  const decision = await sources.findDecision(executor, about);
  if (!decision || decision.reapplyOn === null) return null;
  const { reasons, reapplyOn, reviewKind } = decision;
  const by = reviewKind === null ? 'rules' : reviewKind === 'reconsideration' ? reviewKind : 'person';
  return { kind: 'rejected', by, reasons: reasons.map(describeReason), reapplyOn };
};

const readRequest: ReadMessage = async (executor, about) => {
  const request = await sources.findRequest(executor, about);
  if (!request || request.answeredAt !== null) return null;
  const { items, note } = request;
  return { kind: 'moreAsked', items: items.map(describeItem), note };
};

const readPayment: ReadMessage = async (executor, about, { merchant }) => {
  const payment = await sources.findPayment(executor, about);
  const firstPaymentOn = payment?.dueOn[0];
  // the bank returned it before the mail was sent, and the merchant refunded all of it
  if (!payment || payment.paid === 0 || firstPaymentOn === undefined) return null;
  const { paid: amount, refunded, invoiceNumber: number } = payment;
  return { kind: 'invoicePaid', amount, refunded, merchant, number, firstPaymentOn };
};

const readCaptured: ReadMessage = async (executor, about, { merchant }) => {
  const part = await sources.findCapture(executor, about);
  if (!part || part.fee === null || part.instalments === null || part.dueOn === null) return null;
  const { amount, before, authorized, captures, fee, instalments, dueOn, expiresAt } = part;
  const left = authorized - before - amount;
  const isOpen = findCaptureFault(left, { left, captures }) === null;
  return {
    kind: 'purchaseCaptured',
    amount,
    merchant,
    fee,
    payments: instalments.flatMap(({ payment }, index) => {
      const day = dueOn[index];
      return day === undefined ? [] : [{ dueOn: day, amount: payment }];
    }),
    open: isOpen ? { amount: left, until: expiresAt } : null,
  };
};

const readReleased: ReadMessage = async (executor, about, { merchant }) => {
  const part = await sources.findCapture(executor, about);
  if (!part || part.reason === null) return null;
  const { amount, before: captured, refunded, reason } = part;
  return { kind: 'purchaseReleased', amount, merchant, captured, refunded, reason };
};

const readRefunded: ReadMessage = async (executor, about, { merchant }) => {
  const refund = await sources.findRefund(executor, about);
  if (!refund) return null;
  const { amount, number, financed, refunded } = refund;
  return { kind: 'purchaseRefunded', amount, merchant, number, left: financed - refunded };
};

export type ApplicantMailKind = Extract<
  MailKind,
  | 'documentsReceived'
  | 'applicationReceived'
  | 'approved'
  | 'preQualified'
  | 'rejected'
  | 'moreAsked'
  | 'invoicePaid'
  | 'purchaseCaptured'
  | 'purchaseReleased'
  | 'purchaseRefunded'
>;

export const readMessage: Readonly<Record<ApplicantMailKind, ReadMessage>> = {
  documentsReceived: readReceived,
  applicationReceived: readReceived,
  approved: readGranted('approved'),
  preQualified: readGranted('preQualified'),
  rejected: readRejected,
  moreAsked: readRequest,
  invoicePaid: readPayment,
  purchaseCaptured: readCaptured,
  purchaseReleased: readReleased,
  purchaseRefunded: readRefunded,
};
