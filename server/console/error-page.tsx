/** @jsxRuntime automatic */
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { LinkButton } from './parts/button';
import { Card } from './parts/card';
import { Page } from './parts/page';

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const defaultText: ErrorText = {
  title: 'Something went wrong',
  text: 'The page could not be made. Try again; if it happens again, pass on the number below.',
};

const errorTexts: Partial<Readonly<Record<ProblemType, ErrorText>>> = {
  'not-found': {
    title: 'There is no such page',
    text: 'The address is wrong, or what it named is not here any more.',
  },
  'step-not-allowed': {
    title: 'This is not possible any more',
    text: 'Somebody decided in the meantime, or the application went on. Look at it again.',
  },
  'rate-limited': {
    title: 'Too many tries',
    text: 'For safety only some tries are taken in a while.',
  },
  'validation-failed': {
    title: 'Something in the form is not right',
    text: 'Go back, check what you entered, and send it again. Nothing was saved.',
  },
  'malformed-request': {
    title: 'This could not be read',
    text: 'Go back and send it again. Nothing was saved.',
  },
  'payload-too-large': { title: 'This is too long', text: 'Go back and shorten it. Nothing was saved.' },
  'service-unavailable': {
    title: 'Not available for a moment',
    text: 'Try again in a few seconds. Nothing was saved.',
  },
};

export function errorPage(
  type: ProblemType,
  details: { readonly retryAfter?: number; readonly instance?: string } = {},
) {
  const { title, text } = errorTexts[type] ?? defaultText;
  const { retryAfter, instance } = details;
  return (
    <Page title={title} operator={null} narrow>
      <Card title={title}>
        <p>{text}</p>
        {retryAfter !== undefined && <p>{`Try again in ${formatWait(retryAfter)}.`}</p>}
        {errorTexts[type] === undefined && instance !== undefined && (
          <p>
            Number: <code>{instance}</code>
          </p>
        )}
        <LinkButton href="/operator">To the queue</LinkButton>
      </Card>
    </Page>
  );
}

/** A form that did not come from a page of the console. */
export function refusedPage(publicUrl: string) {
  return (
    <Page title="Not accepted" operator={null} narrow>
      <Card title="Not accepted">
        <p>{`This form did not come from the console. Nothing was done. Open the console at ${publicUrl}/operator and try again there.`}</p>
      </Card>
    </Page>
  );
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
