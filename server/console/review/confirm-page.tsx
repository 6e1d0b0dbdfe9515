/** @jsxRuntime automatic */
import type { ReviewView } from '../../src/underwriting/reviews';
import { Button, LinkButton } from '../parts/button';
import { Card } from '../parts/card';
import { Page, PageTitle } from '../parts/page';
import type { Answer, Entered } from './form/answer';
import { toldOf } from './told';
import { languageTexts } from './words/application';

/** Shows the consequences of an action, and what the applicant will receive, before it is confirmed. */
export function confirmPage({
  operator,
  review,
  entered,
  answer,
  now,
}: {
  readonly operator: { readonly name: string };
  readonly review: ReviewView;
  readonly entered: Entered;
  readonly answer: Answer;
  readonly now: Date;
}) {
  const told = toldOf(answer, review, now);
  const path = `/operator/reviews/${review.id}`;
  return (
    <Page title={told.title} operator={operator}>
      <PageTitle>{`${told.title}: ${review.businessName ?? 'the application'}?`}</PageTitle>
      <Card title="What it does" level={2}>
        <ul>
          {told.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Card>
      <Card title="What the applicant is told" level={2}>
        {told.news.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {told.quoted.length > 0 && (
          <ol lang={review.language === 'fr' ? 'fr-CA' : undefined}>
            {told.quoted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        {told.note !== null && (
          <>
            <p>{`Your note, sent as written. The applicant reads ${languageTexts[review.language]}.`}</p>
            <blockquote>{told.note}</blockquote>
          </>
        )}
      </Card>
      <form method="post" action={`${path}/answer`} className="confirm">
        <Carried entered={entered} />
        <Button look={answer.act === 'reject' ? 'danger' : 'primary'}>{told.button}</Button>
        <Button look="secondary" formAction={`${path}/change#decide`}>
          Change it
        </Button>
        <LinkButton href={path}>Do nothing</LinkButton>
      </form>
    </Page>
  );
}

/** The input is included, so that it can be submitted or changed. */
function Carried({ entered }: { readonly entered: Entered }) {
  const { act, limit, tier, reasons, items, note } = entered;
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
