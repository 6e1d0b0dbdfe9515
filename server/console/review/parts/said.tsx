/** @jsxRuntime automatic */
import type { ReviewView } from '../../../src/underwriting/reviews';
import { Badge } from '../../parts/badge';
import { Card } from '../../parts/card';
import { Time } from '../../parts/time';
import { operatorText } from '../words/trail';

/** The applicant's messages, and the requests to them. Empty where there are none. */
export function Said({
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
    <Card title="What the applicant wrote" level={2} id="said">
      {(observations !== null || kind === 'reconsideration') && (
        <div>
          <h3>On the rejection</h3>
          <Words text={observations} none="Nothing: the applicant asked for a person without a word." />
        </div>
      )}
      {requests.map(({ id, operatorId, items, note, askedAt, answer, answeredAt }) => (
        <div className="request" key={id}>
          <h3>
            {`${operatorText(operatorId, names)} asked on `}
            <Time at={askedAt} now={now} />
          </h3>
          <ul>
            {items.map(({ code, en }) => (
              <li key={code}>{en}</li>
            ))}
          </ul>
          {note !== null && <Words text={note} />}
          {answeredAt === null ? (
            <p>
              <Badge tone="warn">Not answered yet</Badge>
            </p>
          ) : (
            <div>
              <h4>
                {'Answered on '}
                <Time at={answeredAt} now={now} />
              </h4>
              <Words text={answer} none="No words, documents only." />
            </div>
          )}
        </div>
      ))}
    </Card>
  );
}

/** Preserves line breaks. */
function Words({ text, none = '' }: { readonly text: string | null; readonly none?: string }) {
  return text === null ? <p className="missing">{none}</p> : <blockquote>{text}</blockquote>;
}
