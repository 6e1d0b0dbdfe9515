/** @jsxRuntime automatic */

import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import type { Operator } from '../../src/parties/operators';
import type { ReviewView } from '../../src/underwriting/reviews';
import { languageTexts } from '../parts/language-texts';
import { Page, PageTitle } from '../parts/page';
import { buildActionPreview } from './action-preview';
import type { FormInput, ReviewAction } from './form/review-form';

/** Shows the consequences of an action, and the mail to the applicant, before it is confirmed. */
export function confirmPage({
  operator,
  review,
  input,
  action,
  now,
}: {
  readonly operator: Operator;
  readonly review: ReviewView;
  readonly input: FormInput;
  readonly action: ReviewAction;
  readonly now: Date;
}) {
  const preview = buildActionPreview(action, review, now);
  const path = `/operator/reviews/${review.id}`;
  return (
    <Page title={preview.title} operator={operator}>
      <PageTitle>{`${preview.title}: ${review.businessName ?? 'unnamed business'}?`}</PageTitle>
      <Card title="What happens" level={2}>
        <ul>
          {preview.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Card>
      <Card title="What the applicant receives" level={2}>
        {preview.message.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {preview.quoted.length > 0 && (
          <ol lang={review.language === 'fr' ? 'fr-CA' : undefined}>
            {preview.quoted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        {preview.note !== null && (
          <>
            <p>{`Your note, sent as written. The applicant’s language is ${languageTexts[review.language]}.`}</p>
            <blockquote>{preview.note}</blockquote>
          </>
        )}
      </Card>
      <form method="post" action={`${path}/answer`} className="confirm">
        <HiddenInputs input={input} />
        <Button variant={action.act === 'reject' ? 'danger' : 'primary'}>{preview.button}</Button>
        <Button variant="secondary" formAction={`${path}/change#decide`}>
          Edit
        </Button>
        <LinkButton href={path}>Cancel</LinkButton>
      </form>
    </Page>
  );
}

/** The input is included, so that it can be submitted or changed. */
function HiddenInputs({ input }: { readonly input: FormInput }) {
  const { act, limit, tier, reasons, items, note } = input;
  const values: readonly (readonly [name: string, value: string])[] = [
    ['act', act],
    ['limit', limit],
    ['tier', tier],
    ...reasons.map((code) => ['reasons', code] as const),
    ...items.map((code) => ['items', code] as const),
    ['note', note],
  ];
  return values.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
