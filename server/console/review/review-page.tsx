/** @jsxRuntime automatic */

import { canAct, type Operator, type OperatorAct } from '../../src/parties/operators';
import type { BankDataSummary, DecisionEvidence } from '../../src/underwriting/decision';
import type { DueDiligenceView } from '../../src/underwriting/due-diligence';
import { isAnnouncedKind } from '../../src/underwriting/review-queue';
import type { ReviewView } from '../../src/underwriting/reviews';
import { Page, PageTitle } from '../parts/page';
import { reviewKindTexts } from '../parts/review-kind-texts';
import type { OwnershipInput } from './form/ownership-form';
import { buildDefaultInput, type FormErrors, type FormInput } from './form/review-form';
import { ApplicantMessages } from './parts/applicant-messages';
import { Charts } from './parts/charts';
import { DecisionForms } from './parts/decision-forms';
import { Decisions } from './parts/decisions';
import { Documents } from './parts/documents';
import { DueDiligence } from './parts/due-diligence';
import { History, OtherApplications } from './parts/history';
import { OverviewCards } from './parts/overview-cards';
import { ProposalCard } from './parts/proposal-card';
import { ReviewDeadline, ReviewStateNotices } from './parts/review-state';

export interface ReviewPageProps {
  readonly operator: Operator;
  readonly review: ReviewView;
  /** The business's industry, as a label. */
  readonly industry: string | null;
  readonly bankDataSummary: BankDataSummary | null;
  /** Evidence of the rules' decisions, by their ids; null if the operator may not read it. */
  readonly evidence: ReadonlyMap<string, DecisionEvidence> | null;
  readonly dueDiligence: DueDiligenceView;
  /** Id of the selected document. */
  readonly document: string | null;
  readonly flash?: string | null;
  /** Input that was refused. Default: the rules' proposal. */
  readonly input?: FormInput;
  readonly errors?: FormErrors;
  /** Owners that were refused, and why. */
  readonly owners?: { readonly input: OwnershipInput; readonly errors: readonly string[] };
  /** A decision came too late. */
  readonly conflict?: boolean;
  readonly now: Date;
}

const sections: readonly (readonly [id: string, text: string, act: OperatorAct])[] = [
  ['who', 'Overview', 'reviews.read'],
  ['identity', 'Who applies', 'reviews.read'],
  ['documents', 'Documents', 'documents.read'],
  ['decisions', 'Decisions', 'reviews.read'],
  ['bank', 'Bank account', 'reviews.read'],
  ['history', 'History', 'reviews.read'],
  ['decide', 'Decide', 'reviews.decide'],
];

/** An application with everything needed to decide it, and the forms to do so. */
export function reviewPage(page: ReviewPageProps) {
  const {
    operator,
    review,
    industry,
    bankDataSummary,
    dueDiligence,
    document,
    flash = null,
    errors = {},
    conflict = false,
    now,
  } = page;
  const names = new Map(review.operators.map(({ id, name }) => [id, name]));
  const title = review.businessName ?? 'Unnamed business';
  const decidable = isAnnouncedKind(review.kind) && (review.state === 'open' || review.state === 'asked');
  return (
    <Page title={title} operator={operator} flash={flash}>
      <PageTitle beside={<ReviewDeadline review={review} now={now} />}>{title}</PageTitle>
      <p className="kind">{reviewKindTexts[review.kind]}</p>
      <ReviewStateNotices review={review} names={names} me={operator.id} now={now} conflict={conflict} />
      <ProposalCard review={review} operator={operator} names={names} now={now} />
      <nav className="sections" aria-label="On this page">
        {sections
          .filter(([id, , act]) => canAct(operator, act) && (id !== 'decide' || decidable))
          .map(([id, text]) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
      </nav>
      <OverviewCards review={review} industry={industry} now={now} />
      <DueDiligence
        reviewId={review.id}
        operator={operator}
        dueDiligence={dueDiligence}
        names={names}
        now={now}
        owners={page.owners}
      />
      <ApplicantMessages review={review} names={names} now={now} />
      {canAct(operator, 'documents.read') && (
        <Documents reviewId={review.id} documents={review.documents} chosen={document} />
      )}
      <Decisions
        reviewId={review.id}
        decisions={review.decisions}
        evidence={page.evidence}
        accounts={bankDataSummary?.accounts ?? []}
        names={names}
        now={now}
      />
      <Charts summary={bankDataSummary} />
      <OtherApplications others={review.others} now={now} />
      <History trail={review.trail} names={names} now={now} />
      {decidable && canAct(operator, 'reviews.decide') && (
        <DecisionForms review={review} input={page.input ?? buildDefaultInput(review)} errors={errors} />
      )}
    </Page>
  );
}
