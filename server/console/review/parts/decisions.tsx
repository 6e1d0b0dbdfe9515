/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { Card } from '../../../pages/parts/card';
import { Definitions } from '../../../pages/parts/definitions';
import { getText } from '../../../pages/parts/get-text';
import type { DecisionEvidence } from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatDollars } from '../../parts/format';
import { Time } from '../../parts/time';
import type { BankAccounts } from '../evidence/accounts-table';
import { toEvidencePath } from '../evidence/evidence-path';
import { Reasons } from '../evidence/reasons';
import { type ReplayResult, replayDecision } from '../form/replay-decision';
import { outcomeTexts, outcomeTones } from '../texts/application-texts';
import { formatOperator } from '../texts/trail-texts';
import { Figures } from './figures';

type Decision = ReviewView['decisions'][number];

/** The decisions so far, newest first; the figures of the rules' latest one are expanded. */
export function Decisions({
  reviewId,
  decisions,
  evidence,
  accounts,
  names,
  now,
}: {
  readonly reviewId: string;
  readonly decisions: readonly Decision[];
  /** By the decision's id; null if the operator may not read it. */
  readonly evidence: ReadonlyMap<string, DecisionEvidence> | null;
  /** Of the bank data that the rules' latest decision is based on. */
  readonly accounts: BankAccounts;
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}) {
  const newestFirst = decisions.toReversed();
  const expandedId = newestFirst.find(({ by }) => by === 'rules')?.id;
  return (
    <Card title="Decisions and figures" level={2} id="decisions">
      {newestFirst.length === 0 && (
        <p className="missing">
          None yet. The rules decide on bank data, and the applicant submitted documents instead.
        </p>
      )}
      {newestFirst.map((decision) => (
        <DecisionItem
          key={decision.id}
          reviewId={reviewId}
          decision={decision}
          evidence={evidence === null ? 'hidden' : (evidence.get(decision.id) ?? null)}
          accounts={decision.id === expandedId ? accounts : []}
          names={names}
          now={now}
          open={decision.id === expandedId}
        />
      ))}
    </Card>
  );
}

function DecisionItem({
  reviewId,
  decision,
  evidence,
  accounts,
  names,
  now,
  open,
}: {
  readonly reviewId: string;
  readonly decision: Decision;
  readonly evidence: DecisionEvidence | 'hidden' | null;
  readonly accounts: BankAccounts;
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly open: boolean;
}) {
  const { outcome, by, operatorId, decidedAt, tier, limit, instant, rulesVersion } = decision;
  const replay = replayDecision(decision);
  const granted = limit > 0;
  return (
    <article className="decision">
      <h3>
        <Badge tone={outcomeTones[outcome]}>{getText(outcomeTexts, outcome)}</Badge>
        {` by ${by === 'rules' ? 'the rules' : formatOperator(operatorId ?? '', names)}, `}
        <Time at={decidedAt} now={now} />
      </h3>
      <Definitions
        items={[
          ...(granted
            ? ([
                [outcome === 'manualReview' ? 'Proposed limit' : 'Limit', formatDollars(limit)],
                [
                  'Available immediately',
                  outcome === 'manualReview' ? 'None until a person decides' : formatDollars(instant),
                ],
              ] as const)
            : []),
          ['Tier', tier ?? 'None'],
          ...(by === 'rules'
            ? ([
                ['Rules version', rulesVersion],
                ['Replay', replay && renderReplay(replay)],
              ] as const)
            : []),
        ]}
      />
      <Reasons
        decision={decision}
        evidence={evidence}
        accounts={accounts}
        path={toEvidencePath(reviewId, decision.id)}
      />
      {by === 'rules' && (
        <details open={open}>
          <summary>How the rules decided</summary>
          <Figures
            features={decision.features}
            explanation={replay && 'explanation' in replay ? replay.explanation : null}
          />
        </details>
      )}
    </article>
  );
}

function renderReplay(replay: ReplayResult) {
  if (replay.same === null) return <Badge tone="warn">Not possible: unknown rules version</Badge>;
  return replay.same ? (
    <Badge tone="ok">Same result</Badge>
  ) : (
    <Badge tone="danger">{`Different result: ${replay.differs.join(', ')}`}</Badge>
  );
}
