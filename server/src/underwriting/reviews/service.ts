import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import {
  authorize,
  canAct,
  listOperatorNames,
  type Operator,
  type OperatorAct,
} from '../../parties/operators';
import { type AuditAct, listApplicationEvents, recordAudit } from '../../platform/audit';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { FilesService } from '../../platform/files';
import { invalidCursor, type PageRequest, readPage } from '../../platform/http';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import { type BankingService, findDebitAccount } from '../banking';
import type { BankDataSummary, DecisionEvidence } from '../decision';
import type { DueDiligenceService } from '../due-diligence';
import {
  findObservations,
  isAnnouncedKind,
  listRequests,
  type ReviewQueue,
  reviewExists,
} from '../review-queue';
import type { ReviewConclusion, ScoringService } from '../scoring';
import { answerRequest, requestReconsideration } from './applicant-actions';
import {
  confirmDecision,
  decideReview,
  type FourEyes,
  type ReviewDecision,
  returnDecision,
} from './decide/decide-review';
import { listProposals } from './decide/proposal-repository';
import * as files from './details-repository';
import { isInlineType } from './files/inline-types';
import * as reviews from './repository';
import { type InformationRequest, requestInformation } from './requests/request-information';
import type { reviewList } from './schemas';
import type { ReviewStatus } from './tables';
import { listOperatorIds, maskAccountNumber, type ReviewView, toReviewSummary, toReviewView } from './view';

/** Maximum number of audit entries to list. */
const maxTrailEntries = 500;

export interface ReviewsService extends ReturnType<typeof createReviewsService> {}

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
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly applications: ApplicationsService;
  readonly scoring: ScoringService;
  readonly dueDiligence: Pick<DueDiligenceService, 'ensureChecked' | 'requireCleared'>;
  readonly banking: BankingService;
  readonly reviewQueue: ReviewQueue;
  readonly files: FilesService;
  readonly mails: MailQueue;
  readonly fourEyes: FourEyes;
  readonly now: () => Date;
}

export function createReviewsService(deps: ReviewsDeps) {
  const { database, keys, applications, scoring, banking, now } = deps;

  const getReview = async (id: string) => {
    const row = isId(id) ? await reviews.findReview(database, keys, id) : undefined;
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

  const buildView = async (
    operator: Operator,
    row: reviews.ReviewDetailsRow,
    { identity }: { readonly identity: boolean },
  ): Promise<ReviewView> => {
    const { id, applicationId, customerId } = row;
    const { line, exposure } = await scoring.getCredit(database, applicationId);
    const details = {
      row,
      identity,
      documents: canAct(operator, 'documents.read') ? await files.listDocuments(database, applicationId) : [],
      debitAccount: await findMaskedAccount(applicationId),
      line,
      exposure,
      decisions: await files.listDecisions(database, applicationId),
      observations: await findObservations(database, applicationId),
      requests: await listRequests(database, applicationId),
      proposals: await listProposals(database, id),
      others: customerId ? await files.listOtherApplications(database, customerId, applicationId) : [],
      trail: await listApplicationEvents(database, applicationId, maxTrailEntries),
    };
    const operators = await listOperatorNames(database, listOperatorIds(details));
    return toReviewView({ ...details, operators }, now());
  };

  const audit = (
    operator: Operator,
    applicationId: string,
    act: AuditAct,
    details: Record<string, string | boolean>,
  ) => recordAudit(database, { applicationId, actor: `operator:${operator.id}`, act, details, at: now() });

  const openDocument = async (
    operator: Operator,
    documentId: string,
    act: 'document.downloaded' | 'document.seen',
  ): Promise<Download> => {
    authorize(operator, 'documents.read');
    const row = isId(documentId) ? await files.findReviewedDocument(database, documentId) : undefined;
    if (!row) throw problem('not-found');
    if (row.scan !== 'clean') throw problem('step-not-allowed', { detail: 'It is not scanned clean yet.' });
    if (act === 'document.seen' && !isInlineType(row.mediaType))
      throw problem('step-not-allowed', { detail: 'It is of a type that is not shown in place.' });
    await audit(operator, row.applicationId, act, { documentId });
    const { name, mediaType, size, fileId } = row;
    return { name, mediaType, size, content: await deps.files.open(fileId) };
  };

  /**
   * Runs an act on a review, authorized before the lookup. Returns the review as it is then, without the digits of the
   * SIN: each look at those is a `get`, which the trail has.
   */
  const act = async (
    operator: Operator,
    permission: OperatorAct,
    id: string,
    run: (review: Pick<ReviewConclusion, 'applicationId' | 'kind' | 'reviewId'>) => Promise<void>,
  ): Promise<ReviewView> => {
    authorize(operator, permission);
    const { applicationId, kind } = await getReview(id);
    if (!isAnnouncedKind(kind))
      throw problem('step-not-allowed', {
        detail:
          kind === 'screening'
            ? 'It closes once its possible matches are resolved.'
            : 'A later release opened it, and only that one can decide it.',
      });
    await run({ applicationId, kind, reviewId: id });
    return buildView(operator, await getReview(id), { identity: false });
  };

  const decisionEvidence = async (
    operator: Operator,
    id: string,
  ): Promise<ReadonlyMap<string, DecisionEvidence>> => {
    authorize(operator, 'documents.read');
    return scoring.decisionEvidence(database, (await getReview(id)).applicationId);
  };

  return {
    /** Throws `validation-failed` for an invalid cursor. */
    list: async (
      operator: Operator,
      { state, cursor, limit }: PageRequest & { readonly state: ReviewStatus },
    ): Promise<z.input<typeof reviewList>> => {
      authorize(operator, 'reviews.read');
      const { rows, nextCursor } = await readPage({ cursor, limit }, async (part) => {
        const after = part.before;
        if (after !== null && !(await reviewExists(database, after))) throw invalidCursor();
        return reviews.listReviews(database, keys, { state, after, limit: part.limit });
      });
      return { items: rows.map((row) => toReviewSummary(row, now())), nextCursor };
    },

    /** Number of reviews in each state. */
    countByState: async (operator: Operator): Promise<Readonly<Record<ReviewStatus, number>>> => {
      authorize(operator, 'reviews.read');
      return reviews.countReviews(database);
    },

    /**
     * Throws `not-found`. The access is recorded in the application's audit trail. Without the permission, the view has
     * neither the digits of the SIN nor documents.
     */
    get: async (operator: Operator, id: string): Promise<ReviewView> => {
      authorize(operator, 'reviews.read');
      const row = await getReview(id);
      const identity = canAct(operator, 'reviews.readSin');
      const sin = identity && row.sinLastThree !== null;
      await audit(operator, row.applicationId, 'review.seen', { reviewId: id, ...(sin && { sin }) });
      return buildView(operator, row, { identity });
    },

    /** Bank data summary; null if no bank was connected. Throws `not-found`. */
    bankDataSummary: async (operator: Operator, id: string): Promise<BankDataSummary | null> => {
      authorize(operator, 'reviews.read');
      return scoring.bankDataSummary(database, (await getReview(id)).applicationId);
    },

    /**
     * Evidence of the rules' decisions by their ids; decisions without are left out. Transactions are read by who reads
     * statements. Throws `not-found`.
     */
    decisionEvidence,

    /** The same alone; recorded in the application's audit trail. */
    readEvidence: async (operator: Operator, id: string): Promise<ReadonlyMap<string, DecisionEvidence>> => {
      const evidence = await decisionEvidence(operator, id);
      await audit(operator, (await getReview(id)).applicationId, 'review.seen', { reviewId: id });
      return evidence;
    },

    /**
     * Throws `not-found`; `step-not-allowed` for a decided review; `validation-failed` for a limit below the drawn
     * amount, and for an approval while a possible match or the owners are unresolved. Returns the updated review:
     * `proposed` if a second operator has to confirm the approval.
     */
    decide: (operator: Operator, id: string, decision: ReviewDecision): Promise<ReviewView> =>
      act(operator, 'reviews.decide', id, (review) => decideReview(deps, operator, review, decision)),

    /** Confirms another operator's proposal. Throws `step-not-allowed` for the operator's own. */
    confirm: (operator: Operator, id: string): Promise<ReviewView> =>
      act(operator, 'reviews.confirm', id, (review) => confirmDecision(deps, operator, review)),

    /** Returns a proposal to the queue, or withdraws the operator's own. */
    returnProposal: (operator: Operator, id: string, note: string | null): Promise<ReviewView> =>
      act(operator, 'reviews.decide', id, (review) => returnDecision(deps, operator, review, note)),

    /**
     * Requests information from the applicant; the review then waits, but can still be decided. Throws `not-found`;
     * `step-not-allowed` for a review that is decided or already waits for a response.
     */
    requestInformation: (operator: Operator, id: string, request: InformationRequest): Promise<ReviewView> =>
      act(operator, 'reviews.request', id, ({ applicationId, reviewId }) =>
        requestInformation(deps, { applicationId, reviewId, operatorId: operator.id }, request),
      ),

    /**
     * Stores the applicant's response. Throws `validation-failed` (`answerRequired`) without text or a usable document.
     */
    answer: (session: Session, text: string): Promise<ApplicationView> =>
      applications.mutate(session, 'answerRequest', (trx, { id }) => answerRequest(trx, id, text, now())),

    /** Requests reconsideration of this application's rejection: once. */
    requestReconsideration: (session: Session, observations: string): Promise<ApplicationView> =>
      applications.mutate(session, 'requestReconsideration', (trx, { id }) =>
        requestReconsideration(trx, id, observations, deps),
      ),

    /**
     * A document's content; recorded in the application's audit trail before the first byte. Throws `not-found`, also for
     * one that was never submitted; `step-not-allowed` while it is not scanned clean.
     */
    download: (operator: Operator, documentId: string): Promise<Download> =>
      openDocument(operator, documentId, 'document.downloaded'),

    /** A document's content for display in place, for types without active content: otherwise `step-not-allowed`. */
    openInline: (operator: Operator, documentId: string): Promise<Download> =>
      openDocument(operator, documentId, 'document.seen'),
  };
}
