import { supportsPasskeys } from '../forms/supports-passkeys';
import { call, request } from './kit/api';
import { connect } from './kit/connect';
import { announce, texts } from './kit/field';
import { getButton, getPart, setBusy } from './kit/parts';

/** The purpose of the passkey: the second proof, a purchase that needs it as well, or the next purchase. */
const use = new URLSearchParams(location.search).get('use');
const isCreation = use === 'create';
const part = isCreation ? 'create' : use === 'purchase' ? 'purchase' : 'proof';

/**
 * Opens the browser's dialog. Null if it was closed, or there is no passkey to use. The options are asked for once: the press
 * that the browser wants to see may have lapsed by the time of a repetition.
 */
async function ask(): Promise<unknown> {
  const { credentials } = navigator;
  try {
    if (isCreation) {
      const options = await request<PublicKeyCredentialCreationOptionsJSON>(
        'GET',
        'passkeys/creation-options',
      );
      if (!options.ok) return null;
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.body);
      return toJson(await credentials.create({ publicKey }));
    }
    const options = await request<PublicKeyCredentialRequestOptionsJSON>('GET', 'passkeys/request-options');
    if (!options.ok) return null;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.body);
    return toJson(await credentials.get({ publicKey }));
  } catch {
    return null;
  }
}

const toJson = (credential: Credential | null): unknown =>
  (credential as PublicKeyCredential | null)?.toJSON();

/** A passkey in place of the code by email. The page is notified only of the result. */
connect((post) => {
  const button = getButton(part);
  let answer: unknown = null;
  let release: () => void = () => {};
  const bound = new Promise<void>((resolve) => {
    release = resolve;
  });

  const show = (name: 'failed' | 'created' | null): void => {
    for (const each of ['failed', 'created']) getPart(each).hidden = each !== name;
    announce(name === null ? '' : (texts[name] ?? ''));
  };
  const run = async (): Promise<void> => {
    show(null);
    setBusy(button, true);
    // the frames that signed are bound, and the session issues no more tickets
    if (!isCreation) await bound;
    answer = await ask();
    setBusy(button, false);
    if (answer) post({ type: 'submitRequested' });
    else show('failed');
  };
  const noteReader = (): void => post({ type: 'state', state: 'incomplete' });

  // creating one is left to the page around this document where the browser does not tell
  if (supportsPasskeys(window, isCreation ? 'create' : 'use', true)) getPart(part).hidden = false;
  else post({ type: 'state', state: 'invalid' });
  button.addEventListener('click', () => {
    if (!button.hasAttribute('aria-busy')) void run();
  });
  for (const event of ['pointerdown', 'pointerover', 'focus']) addEventListener(event, noteReader);

  return {
    showErrors: () => {},
    focus: () => {},
    clear: () => {},
    disable: (disabled) => setBusy(button, disabled),
    bound: () => release(),
    submit: async () => {
      const response = answer;
      answer = null;
      if (!response) return { ok: false, problem: null };
      const result = await call('POST', isCreation ? 'passkeys' : 'passkeys/confirm', { response });
      show(result.ok ? (isCreation ? 'created' : null) : 'failed');
      getPart(part).hidden = result.ok;
      return result;
    },
  };
});
