/** @jsxRuntime automatic */

import type { Operator } from '../../src/parties/operators';
import type { Picture } from '../../src/underwriting/decision';
import type { ReviewView } from '../../src/underwriting/reviews';
import { kindTexts } from '../parts/kinds';
import { Page, PageTitle } from '../parts/page';
import { type Entered, type Errors, proposedEntry } from './form/answer';
import { Charts } from './parts/charts';
import { Decide } from './parts/decide';
import { Decisions } from './parts/decisions';
import { Documents } from './parts/documents';
import { History, Others } from './parts/history';
import { Said } from './parts/said';
import { Promised, Standing } from './parts/standing';
import { Who } from './parts/who';

export interface ReviewPage {
  readonly operator: Operator;
  readonly review: ReviewView;
  /** The business's industry, as a label. */
  readonly industry: string | null;
  readonly picture: Picture | null;
  /** Id of the selected document. */
  readonly document: string | null;
  readonly said?: string | null;
  /** Input that was refused. Default: the rules' proposal. */
  readonly entered?: Entered;
  readonly errors?: Errors;
  /** A decision came too late. */
  readonly trouble?: boolean;
  readonly now: Date;
}

const sections = [
  ['who', 'Who'],
  ['documents', 'Documents'],
  ['decisions', 'Figures'],
  ['bank', 'Bank account'],
  ['history', 'History'],
  ['decide', 'Decide'],
] as const;

/** An application with everything needed to decide it, and the forms to do so. */
export function reviewPage(page: ReviewPage) {
  const {
    operator,
    review,
    industry,
    picture,
    document,
    said = null,
    errors = {},
    trouble = false,
    now,
  } = page;
  const names = new Map(review.operators.map(({ id, name }) => [id, name]));
  const title = review.businessName ?? 'Business without a name yet';
  const decided = review.state === 'decided';
  return (
    <Page title={title} operator={operator} said={said}>
      <PageTitle beside={<Promised review={review} now={now} />}>{title}</PageTitle>
      <p className="kind">{kindTexts[review.kind]}</p>
      <Standing review={review} names={names} me={operator.id} now={now} trouble={trouble} />
      <nav className="sections" aria-label="On this page">
        {sections
          .filter(([id]) => id !== 'decide' || !decided)
          .map(([id, text]) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
      </nav>
      <Who review={review} industry={industry} now={now} />
      <Said review={review} names={names} now={now} />
      <Documents reviewId={review.id} documents={review.documents} chosen={document} />
      <Decisions decisions={review.decisions} names={names} now={now} />
      <Charts picture={picture} />
      <Others others={review.others} now={now} />
      <History trail={review.trail} names={names} now={now} />
      {!decided && <Decide review={review} entered={page.entered ?? proposedEntry(review)} errors={errors} />}
    </Page>
  );
}
