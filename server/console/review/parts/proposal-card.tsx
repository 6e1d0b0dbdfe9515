/** @jsxRuntime automatic */

import { Button } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { TextArea } from '../../../pages/parts/field';
import { Notice } from '../../../pages/parts/notice';
import { canAct, type Operator } from '../../../src/parties/operators';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatDollars } from '../../parts/format';
import { Age } from '../../parts/time';
import { buildActionPreview } from '../action-preview';
import { formatOperator } from '../texts/trail-texts';

interface ProposalProps {
  readonly review: ReviewView;
  readonly operator: Operator;
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** An approval that waits for a second operator, or was returned. */
export function ProposalCard({ review, operator, names, now }: ProposalProps) {
  const { proposal, proposals } = review;
  const last = proposals.at(-1);
  if (proposal === null) {
    if (review.state === 'decided' || last?.state !== 'returned') return null;
    const note = last.note === null ? '' : `: “${last.note}”`;
    const who = formatOperator(last.resolvedBy ?? '', names);
    return (
      <Notice tone="warn">{`${who} returned the approval for ${formatDollars(last.limit)}${note}`}</Notice>
    );
  }
  const own = proposal.operatorId === operator.id;
  const confirmable = !own && canAct(operator, 'reviews.confirm');
  const decision = { decision: 'approve', limit: proposal.limit, tier: last?.tier ?? 'D' } as const;
  const preview = buildActionPreview({ act: 'approve', decision }, review, now);
  return (
    <Card
      title={`${own ? 'You' : proposal.proposedBy} proposed to approve for ${formatDollars(proposal.limit)}`}
      level={2}
      id="proposal"
      beside={<Age at={proposal.proposedAt} now={now} />}
    >
      <p>
        {own
          ? 'Another operator with the senior role has to confirm it. Nothing has been sent to the applicant.'
          : 'Nothing has been sent to the applicant. Check the application as if it were yours to decide.'}
      </p>
      {confirmable && (
        <ul>
          {preview.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {confirmable && (
        <form method="post" action={`/operator/reviews/${review.id}/confirm`}>
          <Button>{`Confirm the approval for ${formatDollars(proposal.limit)}`}</Button>
        </form>
      )}
      {(own || confirmable) && <ReturnForm reviewId={review.id} own={own} />}
    </Card>
  );
}

function ReturnForm({ reviewId, own }: { readonly reviewId: string; readonly own: boolean }) {
  const action = `/operator/reviews/${reviewId}/return`;
  if (own)
    return (
      <form method="post" action={action}>
        <Button variant="secondary">Withdraw it</Button>
      </form>
    );
  return (
    <details className="answer">
      <summary>Return it to the queue</summary>
      <form method="post" action={action} className="stack">
        <TextArea label="Note to the proposer" name="note" maxLength={1000} />
        <div>
          <Button variant="secondary">Return it</Button>
        </div>
      </form>
    </details>
  );
}
