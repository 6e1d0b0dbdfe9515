/** @jsxRuntime automatic */

import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import type { CreationOptions } from '../../src/platform/webauthn';
import { Page } from '../parts/page';
import { PasskeyForm } from './passkey-form';

/** Opened by a link, whose token the script takes out of the fragment. */
export function enrolPage() {
  return (
    <Page title="Create a passkey" operator={null} narrow>
      <Card title="Create a passkey">
        <p>You’ll log in to the console with it. Use the device that you work on, or a security key.</p>
        <PasskeyForm
          action="/operator/enrol"
          passkey={{ act: 'open' }}
          fields={{ token: '' }}
          button="Continue"
        />
      </Card>
    </Page>
  );
}

export function createPasskeyPage({
  name,
  token,
  options,
}: {
  readonly name: string;
  readonly token: string;
  readonly options: CreationOptions;
}) {
  const title = `Create a passkey for ${name}`;
  return (
    <Page title={title} operator={null} narrow>
      <Card title={title}>
        <p>The browser asks for your PIN, fingerprint or face. These never leave your device.</p>
        <PasskeyForm
          action="/operator/enrol/finish"
          passkey={{ act: 'create', options }}
          fields={{ token }}
          button="Create a passkey"
        />
      </Card>
    </Page>
  );
}

export function enrolRefusedPage() {
  return (
    <Page title="Link not valid" operator={null} narrow>
      <Card title="This link no longer works">
        <Notice tone="danger">No passkey was created.</Notice>
        <p>A link works once, within 24 hours. Ask an admin for a new one.</p>
      </Card>
    </Page>
  );
}
