/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import type { KeyLogin } from '../../src/parties/operators';
import type { RequestOptions } from '../../src/platform/webauthn';
import { Page } from '../parts/page';
import { PasskeyForm } from './passkey-form';

const errorTexts = {
  refused: 'That key isn’t valid. Check that you copied the whole key, or ask the person who gave it to you.',
  passkeyRefused: 'That passkey isn’t valid here, or the page was open for too long. Try again.',
  ended:
    'You were logged out, so nothing was saved or sent. Log in to return to the application, then make your selections again.',
} as const;

export interface LoginPageProps {
  /** Page to open after the login. */
  readonly next: string;
  readonly options: RequestOptions;
  readonly keyLogin: KeyLogin;
  readonly error?: keyof typeof errorTexts;
  readonly flash?: string | null;
}

export function loginPage({ next, options, keyLogin, error, flash = null }: LoginPageProps) {
  return (
    <Page title="Log in" operator={null} flash={flash} narrow>
      <Card title="Log in to the console">
        {error !== undefined && <Notice tone="danger">{errorTexts[error]}</Notice>}
        <p className="hint">
          Use the passkey of this device or your security key. Sessions end after 30 minutes of inactivity,
          and after 8 hours at most.
        </p>
        <PasskeyForm
          action="/operator/login/passkey"
          passkey={{ act: 'get', options }}
          fields={{ next }}
          button="Log in with a passkey"
        />
        {keyLogin === 'sandbox' && <KeyForm next={next} hint="Starts with op_. Works in the sandbox." />}
        {keyLogin === 'emergency' && (
          <details>
            <summary>Log in with a key in an emergency</summary>
            <KeyForm next={next} hint="Starts with op_. All admins are notified." />
          </details>
        )}
      </Card>
    </Page>
  );
}

function KeyForm({ next, hint }: { readonly next: string; readonly hint: string }) {
  return (
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
        hint={hint}
        name="key"
        type="password"
        autoComplete="current-password"
        required
      />
      <div>
        <Button variant="secondary">Log in</Button>
      </div>
    </form>
  );
}
