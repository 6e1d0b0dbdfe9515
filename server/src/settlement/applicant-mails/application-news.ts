import { reasonsEn } from '../../underwriting/decision/reasons/en';
import { reasonsFr } from '../../underwriting/decision/reasons/fr';
import { requestItemTexts } from '../../underwriting/review-queue/request-items';
import type { ApplicationNews } from './application-mail';
import type { MailRow } from './application-mail-repository';

/** What a queued mail tells by what it is about; null where that is not there, or holds no more. */
export function newsOf(row: MailRow): ApplicationNews | null {
  switch (row.kind) {
    case 'documentsReceived':
    case 'applicationReceived':
      return receivedNews(row);
    case 'approved':
    case 'preQualified':
      return grantedNews(row, row.kind);
    case 'rejected':
      return rejectedNews(row);
    case 'moreAsked':
      return askedNews(row);
    case 'invoicePaid':
      return paidNews(row);
    case 'agreementCopy':
      return null;
  }
}

function receivedNews({ dueAt, reviewKind }: MailRow): ApplicationNews | null {
  if (dueAt === null || reviewKind === null) return null;
  if (reviewKind === 'documents') return { kind: 'documentsReceived', dueAt };
  return { kind: 'applicationReceived', review: reviewKind, dueAt };
}

/** A line that another decision has taken over is no news of this one. */
function grantedNews(row: MailRow, kind: 'approved' | 'preQualified'): ApplicationNews | null {
  const { limit, instant, expiresOn, merchant, entry, byReview } = row;
  if (limit === null || instant === null || expiresOn === null) return null;
  const granted = { limit, expiresOn, merchant, entry };
  if (kind === 'preQualified') return { kind, ...granted, instant };
  return { kind, ...granted, by: byReview === null ? 'rules' : 'person' };
}

function rejectedNews({ reapplyOn, reasons, byReview }: MailRow): ApplicationNews | null {
  if (reapplyOn === null) return null;
  const by = byReview === null ? 'rules' : byReview === 'reconsideration' ? byReview : 'person';
  const words = (reasons ?? []).map((code) => ({ en: reasonsEn[code], fr: reasonsFr[code] }));
  return { kind: 'rejected', by, reasons: words, reapplyOn };
}

function askedNews({ items, note, answeredAt }: MailRow): ApplicationNews | null {
  if (items === null || answeredAt !== null) return null;
  return { kind: 'moreAsked', items: items.map((item) => requestItemTexts[item]), note };
}

function paidNews({ paid: amount, dueOn, merchant, invoiceNumber: number }: MailRow): ApplicationNews | null {
  const firstPaymentOn = dueOn?.[0];
  if (amount === null || firstPaymentOn === undefined) return null;
  return { kind: 'invoicePaid', amount, merchant, number, firstPaymentOn };
}
