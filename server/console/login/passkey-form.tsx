/** @jsxRuntime automatic */

import { Button } from '../../pages/parts/button';
import type { CreationOptions, RequestOptions } from '../../src/platform/webauthn';

/** A form whose button opens the browser's passkey dialog (page/passkey.js); its page has to allow the script. */
export function PasskeyForm({
  action,
  passkey,
  fields,
  button,
}: {
  readonly action: string;
  readonly passkey:
    | { readonly act: 'get'; readonly options: RequestOptions }
    | { readonly act: 'create'; readonly options: CreationOptions }
    /** Takes the token out of the link that opened the page. */
    | { readonly act: 'open' };
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
}) {
  return (
    <>
      <p id="passkey-error" className="field-error" role="alert" hidden />
      <noscript>
        <p className="field-error">Passkeys need JavaScript. Allow it for this page.</p>
      </noscript>
      <form
        method="post"
        action={action}
        className="stack"
        data-passkey={passkey.act}
        data-options={passkey.act === 'open' ? undefined : JSON.stringify(passkey.options)}
      >
        {Object.entries({ ...fields, ...(passkey.act !== 'open' && { response: '' }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ),
        )}
        <div>
          <Button>{button}</Button>
        </div>
      </form>
      <script src="/operator/passkey.js" type="module" />
    </>
  );
}
