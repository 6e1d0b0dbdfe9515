/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Button } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { Select, TextArea, TextField } from '../../../pages/parts/field';
import { reasonsEn, reasonsFr, rejectionReasons } from '../../../src/underwriting/decision';
import { requestItemTexts } from '../../../src/underwriting/review-queue';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatDollars } from '../../parts/format';
import { languageTexts } from '../../parts/language-texts';
import {
  type ActionName,
  type FormErrors,
  type FormInput,
  maxNoteLength,
  maxReasons,
  tiers,
} from '../form/review-form';
import { BilingualCheckboxes } from './bilingual-checkboxes';

interface FormProps {
  readonly review: ReviewView;
  readonly input: FormInput;
  readonly errors: FormErrors;
}

/** The three possible decisions; each has to be confirmed. */
export function DecisionForms(props: FormProps) {
  const { review, input, errors } = props;
  const hasErrors = Object.keys(errors).length > 0;
  const open = (act: ActionName): boolean => input.act === act;
  return (
    <Card title="Decide" level={2} id="decide">
      {hasErrors && (
        <p className="field-error" role="alert">
          Correct the errors below. Nothing was saved or sent.
        </p>
      )}
      {review.state === 'asked' && (
        <p className="hint">
          Information was already requested. You can send another request after the applicant responds.
        </p>
      )}
      <p className="hint">
        {`The applicant’s language is ${languageTexts[review.language]}. You’ll see a preview before anything is sent.`}
      </p>
      <ActionForm
        act="approve"
        summary="Approve with a limit"
        button="Preview approval"
        open={open('approve')}
        {...props}
      >
        <ApprovalFields {...props} />
      </ActionForm>
      <ActionForm
        act="reject"
        summary="Reject with reasons"
        button="Preview rejection"
        open={open('reject')}
        {...props}
      >
        <RejectionFields {...props} />
      </ActionForm>
      {review.state === 'open' && (
        <ActionForm
          act="ask"
          summary="Request information"
          button="Preview request"
          open={open('ask')}
          {...props}
        >
          <RequestFields {...props} />
        </ActionForm>
      )}
    </Card>
  );
}

function ActionForm({
  review,
  act,
  summary,
  button,
  open,
  children,
}: FormProps & {
  readonly act: ActionName;
  readonly summary: string;
  readonly button: string;
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={open} className="answer">
      <summary>{summary}</summary>
      <form method="post" action={`/operator/reviews/${review.id}/check#decide`} className="stack">
        <input type="hidden" name="act" value={act} />
        {children}
        <div>
          <Button>{button}</Button>
        </div>
      </form>
    </details>
  );
}

function ApprovalFields({ review, input, errors }: FormProps) {
  const { credit, decisions } = review;
  const proposal = decisions.findLast(({ by, limit }) => by === 'rules' && limit > 0);
  const used = credit && credit.used > 0 ? ` ${formatDollars(credit.used)} of the line is already used.` : '';
  return (
    <>
      <TextField
        label="Credit limit"
        hint={`$1,000 to $150,000, in steps of $100. ${
          proposal ? `The rules propose ${formatDollars(proposal.limit)}.` : 'The rules propose no limit.'
        }${used}`}
        name="limit"
        value={input.limit}
        inputMode="decimal"
        error={errors.limit}
        required
      />
      <Select
        label="Tier"
        hint={`Sets the rates and terms. A is the best. ${
          proposal?.tier ? `The rules propose ${proposal.tier}.` : 'Without figures, the tier is D.'
        }`}
        name="tier"
        options={tiers.map((tier) => [tier, tier] as const)}
        value={input.tier}
        error={errors.tier}
      />
    </>
  );
}

function RejectionFields({ review, input, errors }: FormProps) {
  const fired = new Set(
    review.decisions.flatMap(({ by, reasons }) => (by === 'rules' ? reasons.map(({ code }) => code) : [])),
  );
  // The rules' findings come first: the most likely reasons.
  const codes = [...rejectionReasons].sort((a, b) => Number(fired.has(b)) - Number(fired.has(a)));
  return (
    <BilingualCheckboxes
      legend="Reasons"
      hint={`Up to ${maxReasons}. The applicant sees them in this order. Reasons found by the rules are listed first.`}
      name="reasons"
      error={errors.reasons}
      chosen={input.reasons}
      options={codes.map((code) => ({ code, en: reasonsEn[code], fr: reasonsFr[code] }))}
    />
  );
}

function RequestFields({ review, input, errors }: FormProps) {
  return (
    <>
      <BilingualCheckboxes
        legend="Items to request"
        name="items"
        error={errors.items}
        chosen={input.items}
        options={Object.entries(requestItemTexts).map(([code, texts]) => ({ code, ...texts }))}
      />
      <TextArea
        label="Note to the applicant"
        hint={`Sent as written. The applicant’s language is ${languageTexts[review.language]}: write in that language. Up to ${maxNoteLength.toLocaleString('en-CA')} characters.`}
        name="note"
        value={input.note}
        error={errors.note}
      />
    </>
  );
}
