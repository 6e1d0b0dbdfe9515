/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { Card } from '../../../pages/parts/card';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { Time } from '../../parts/time';
import { formatOperator } from '../texts/trail-texts';

/** The applicant's messages, and the requests to them. Empty if there are none. */
export function ApplicantMessages({
  review,
  names,
  now,
}: {
  readonly review: ReviewView;
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}) {
  const { observations, requests, kind } = review;
  if (requests.length === 0 && observations === null && kind !== 'reconsideration') return null;
  return (
    <Card title="Messages and requests" level={2} id="said">
      {(observations !== null || kind === 'reconsideration') && (
        <div>
          <h3>About the rejection</h3>
          <Quote text={observations} emptyText="The applicant requested a review without a comment." />
        </div>
      )}
      {requests.map(({ id, operatorId, items, note, askedAt, answer, answeredAt }) => (
        <div className="request" key={id}>
          <h3>
            {`${formatOperator(operatorId, names)} requested information on `}
            <Time at={askedAt} now={now} />
          </h3>
          <ul>
            {items.map(({ code, en }) => (
              <li key={code}>{en}</li>
            ))}
          </ul>
          {note !== null && <Quote text={note} />}
          {answeredAt === null ? (
            <p>
              <Badge tone="warn">No response yet</Badge>
            </p>
          ) : (
            <div>
              <h4>
                {'Response received on '}
                <Time at={answeredAt} now={now} />
              </h4>
              <Quote text={answer} emptyText="Documents only, no message." />
            </div>
          )}
        </div>
      ))}
    </Card>
  );
}

/** Preserves line breaks. */
function Quote({ text, emptyText = '' }: { readonly text: string | null; readonly emptyText?: string }) {
  return text === null ? <p className="missing">{emptyText}</p> : <blockquote>{text}</blockquote>;
}
