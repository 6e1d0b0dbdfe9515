/** @jsxRuntime automatic */
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { LinkButton } from '../pages/parts/button';
import { Card } from '../pages/parts/card';
import { Page } from './parts/page';

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const defaultText: ErrorText = {
  title: 'Something went wrong',
  text: 'The page could not be loaded. Try again. If the problem continues, report the reference below.',
};

const errorTexts: Partial<Readonly<Record<ProblemType, ErrorText>>> = {
  'not-found': {
    title: 'Page not found',
    text: 'The address may be wrong, or the page no longer exists.',
  },
  forbidden: {
    title: 'Not part of your role',
    text: 'Your roles don’t include this. Ask an admin if you need it.',
  },
  'step-not-allowed': {
    title: 'This action is no longer available',
    text: 'Someone else was first, or something has changed since you opened the page. Open it again to see its status.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    text: 'For security, the number of attempts is limited.',
  },
  'validation-failed': {
    title: 'Invalid input',
    text: 'Go back, check what you entered, and submit it again. Nothing was saved.',
  },
  'malformed-request': {
    title: 'The request could not be read',
    text: 'Go back and submit it again. Nothing was saved.',
  },
  'request-timeout': {
    title: 'Connection too slow',
    text: 'Go back and submit it again. Nothing was saved.',
  },
  'payload-too-large': { title: 'Entry too long', text: 'Go back and shorten it. Nothing was saved.' },
  'service-unavailable': {
    title: 'Temporarily unavailable',
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
            Reference: <code>{instance}</code>
          </p>
        )}
        <LinkButton href="/operator">Go to the queue</LinkButton>
      </Card>
    </Page>
  );
}

/** For a form that was not sent by a page of the console. */
export function refusedPage(publicUrl: string) {
  return (
    <Page title="Form rejected" operator={null} narrow>
      <Card title="Form rejected">
        <p>{`This form was not submitted from the console. Nothing was changed. Open the console at ${publicUrl}/operator and try again.`}</p>
      </Card>
    </Page>
  );
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
