/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import { Button } from './parts/button';
import { Card } from './parts/card';
import { TextField } from './parts/field';
import { Notice } from './parts/notice';
import { Page } from './parts/page';

const errorTexts = {
  refused: 'That key isn’t valid. Check that you copied the whole key, or ask the person who gave it to you.',
  ended:
    'You were logged out, so nothing was saved or sent. Log in to return to the application, then make your selections again.',
} as const;

export function loginPage(state: {
  /** Page to open after the login. */
  readonly next: string;
  readonly error?: keyof typeof errorTexts;
  readonly flash?: string | null;
}) {
  const { next, error, flash = null } = state;
  return (
    <Page title="Log in" operator={null} flash={flash} narrow>
      <Card title="Log in to review applications">
        {error !== undefined && <Notice tone="danger">{errorTexts[error]}</Notice>}
        <form method="post" action="/operator/login" className="stack">
          <input type="hidden" name="next" value={next} />
          {/* A password manager stores a key under a name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={`${brand.product} console`}
            readOnly
            hidden
          />
          <TextField
            label="Operator key"
            hint="Starts with op_. Sessions end after 30 minutes of inactivity, and after 8 hours at most."
            name="key"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button>Log in</Button>
        </form>
      </Card>
    </Page>
  );
}
