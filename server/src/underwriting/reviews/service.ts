import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import { listOperatorNames } from '../../parties/operators';
import { type AuditAct, listApplicationEvents, recordAudit } from '../../platform/audit';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { FilesService } from '../../platform/files';
import { invalidCursor, type PageRequest, readPage } from '../../platform/http';
import type { MailQueue } from '../../platform/mail';
import { type BankingService, findDebitAccount } from '../banking';
import type { BankDataSummary } from '../decision';
import {
  countReviews,
  findObservations,
  listRequests,
  type ReviewQueue,
  type ReviewState,
  reviewExists,
} from '../review-queue';
import type { ScoringService } from '../scoring';
import { answerRequest, requestReconsideration } from './applicant-actions';
import { decideReview, type ReviewDecision } from './decide-review';
import * as files from './details-repository';
import { isInlineType } from './inline-types';
import * as reviews from './repository';
import { type InformationRequest, requestInformation } from './request-information';
import type { reviewList } from './schemas';
import { listOperatorIds, maskAccountNumber, type ReviewView, toReviewSummary, toReviewView } from './view';

/** Maximum number of audit entries to list. */
const maxTrailEntries = 500;

export interface ReviewsService {
  /** Throws `validation-failed` for an invalid cursor. */
  list(page: PageRequest & { readonly state: ReviewState }): Promise<z.input<typeof reviewList>>;
  /** Number of reviews in each state. */
  countByState(): Promise<Readonly<Record<ReviewState, number>>>;
  /** Throws `not-found`. The access is recorded in the application's audit trail. */
  get(operatorId: string, id: string): Promise<ReviewView>;
  /** Bank data summary; null where no bank was connected. Throws `not-found`. */
  bankDataSummary(id: string): Promise<BankDataSummary | null>;
  /**
   * Throws `not-found`; `step-not-allowed` for a decided review; `validation-failed` for a limit below the drawn
   * amount. Returns the updated review.
   */
  decide(operatorId: string, id: string, decision: ReviewDecision): Promise<ReviewView>;
  /**
   * Requests information from the applicant; the review then waits, but can still be decided. Throws `not-found`;
   * `step-not-allowed` for a review that is decided or already waits for a response.
   */
  requestInformation(operatorId: string, id: string, request: InformationRequest): Promise<ReviewView>;
  /**
   * Stores the applicant's response. Throws `validation-failed` (`answerRequired`) without text or a usable document.
   */
  answer(session: Session, text: string): Promise<ApplicationView>;
  /** Requests reconsideration of this application's rejection: once. */
  requestReconsideration(session: Session, observations: string): Promise<ApplicationView>;
  /**
   * A document's content; recorded in the application's audit trail before the first byte. Throws `not-found`, also for
   * one that was never submitted; `step-not-allowed` while it is not scanned clean.
   */
  download(operatorId: string, documentId: string): Promise<Download>;
  /** A document's content for display in place, for types without active content: otherwise `step-not-allowed`. */
  openInline(operatorId: string, documentId: string): Promise<Download>;
}

export interface Download {
  readonly name: string;
  /** Detected from the content. */
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable;
}

export interface ReviewsDeps {
  readonly database: Executor;
  readonly applications: ApplicationsService;
  readonly scoring: ScoringService;
  readonly banking: BankingService;
  readonly reviewQueue: ReviewQueue;
  readonly files: FilesService;
  readonly mails: MailQueue;
  readonly now: () => Date;
}

export function createReviewsService(deps: ReviewsDeps): ReviewsService {
  const { database, applications, scoring, banking, now } = deps;

  const getReview = async (id: string) => {
    const row = isId(id) ? await reviews.findReview(database, id) : undefined;
    if (!row) throw problem('not-found');
    return row;
  };

  const findMaskedAccount = async (applicationId: string): Promise<ReviewView['debitAccount']> => {
    const stored = await findDebitAccount(database, applicationId);
    const account = stored && (await banking.findDebitAccount(database, applicationId));
    if (!stored || !account) return null;
    const { number, bank, ...rest } = account;
    return {
      source: stored.source,
      bank: bank === '' ? null : bank,
      ...rest,
      numberMasked: maskAccountNumber(number),
    };
  };

  const buildView = async (row: reviews.ReviewDetailsRow): Promise<ReviewView> => {
    const { applicationId, customerId } = row;
    const { line, exposure } = await scoring.getCredit(database, applicationId);
    const details = {
      row,
      documents: await files.listDocuments(database, applicationId),
      debitAccount: await findMaskedAccount(applicationId),
      line,
      exposure,
      decisions: await files.listDecisions(database, applicationId),
      observations: await findObservations(database, applicationId),
      requests: await listRequests(database, applicationId),
      others: customerId ? await files.listOtherApplications(database, customerId, applicationId) : [],
      trail: await listApplicationEvents(database, applicationId, maxTrailEntries),
    };
    const operators = await listOperatorNames(database, listOperatorIds(details));
    return toReviewView({ ...details, operators }, now());
  };

  const audit = (operatorId: string, applicationId: string, act: AuditAct, details: Record<string, string>) =>
    recordAudit(database, { applicationId, actor: `operator:${operatorId}`, act, details, at: now() });

  const openDocument = async (
    operatorId: string,
    documentId: string,
    act: 'document.downloaded' | 'document.seen',
  ): Promise<Download> => {
    const row = isId(documentId) ? await files.findReviewedDocument(database, documentId) : undefined;
    if (!row) throw problem('not-found');
    if (row.scan !== 'clean') throw problem('step-not-allowed', { detail: 'It is not scanned clean yet.' });
    if (act === 'document.seen' && !isInlineType(row.mediaType))
      throw problem('step-not-allowed', { detail: 'It is of a type that is not shown in place.' });
    await audit(operatorId, row.applicationId, act, { documentId });
    const { name, mediaType, size, fileId } = row;
    return { name, mediaType, size, content: await deps.files.open(fileId) };
  };

  return {
    list: async ({ state, cursor, limit }) => {
      const { rows, nextCursor } = await readPage({ cursor, limit }, async (part) => {
        const after = part.before;
        if (after !== null && !(await reviewExists(database, after))) throw invalidCursor();
        return reviews.listReviews(database, { state, after, limit: part.limit });
      });
      return { items: rows.map((row) => toReviewSummary(row, now())), nextCursor };
    },

    countByState: () => countReviews(database),

    get: async (operatorId, id) => {
      const row = await getReview(id);
      await audit(operatorId, row.applicationId, 'review.seen', { reviewId: id });
      return buildView(row);
    },

    bankDataSummary: async (id) => scoring.bankDataSummary(database, (await getReview(id)).applicationId),

    decide: async (operatorId, id, decision) => {
      const { applicationId, kind } = await getReview(id);
      await decideReview(deps, { applicationId, kind, reviewId: id, operatorId }, decision);
      return buildView(await getReview(id));
    },

    requestInformation: async (operatorId, id, request) => {
      const { applicationId } = await getReview(id);
      await requestInformation(deps, { applicationId, reviewId: id, operatorId }, request);
      return buildView(await getReview(id));
    },

    answer: (session, text) =>
      applications.mutate(session, 'answerRequest', (trx, { id }) => answerRequest(trx, id, text, now())),

    requestReconsideration: (session, observations) =>
      applications.mutate(session, 'requestReconsideration', (trx, { id }) =>
        requestReconsideration(trx, id, observations, deps),
      ),

    download: (operatorId, documentId) => openDocument(operatorId, documentId, 'document.downloaded'),

    openInline: (operatorId, documentId) => openDocument(operatorId, documentId, 'document.seen'),
  };
}
