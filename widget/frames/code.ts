import type { FieldsState } from '@tamarack/core/protocol/frames';
import { call } from './kit/api';
import { connect } from './kit/connect';
import { language } from './kit/elements';
import { announce, getField, texts } from './kit/field';

const length = 6;
/** `phone` or `email`: whose code this is. */
const channel = new URLSearchParams(location.search).get('channel') === 'email' ? 'email' : 'phone';

/** The verification code: one field that submits itself with its last digit. */
connect((post) => {
  const { input, setError, setHint } = getField('code');
  const getText = (name: string): string => texts[`${shown}.${name}`] ?? '';
  let shown = language;
  let error: 'incomplete' | 'invalid' | null = null;
  let submitted = '';
  let posted: FieldsState | null = null;
  const showError = (name: typeof error): void => {
    error = name;
    setError(name && getText(name));
  };
  const change = (): void => {
    const code = input.value.replace(/\D/g, '').slice(0, length);
    if (input.value !== code) input.value = code;
    showError(null);
    const state = code === '' ? 'empty' : code.length < length ? 'incomplete' : 'complete';
    // once each, not with every digit
    if (state !== posted) post({ type: 'state', state });
    posted = state;
    if (state !== 'complete') submitted = '';
    else if (code !== submitted) {
      submitted = code;
      post({ type: 'submitRequested' });
    }
  };
  input.addEventListener('input', change);
  const showErrors = (): void => {
    showError('incomplete');
    announce(getText('incomplete'));
    input.focus();
  };
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' || input.readOnly) return;
    if (input.value.length < length) showErrors();
    else post({ type: 'submitRequested' });
  });
  // Safari gives this document the focus when its screen opens, but lets no script focus the field before a key is pressed
  addEventListener('keydown', ({ key }) => {
    if (key.length === 1 && document.activeElement === document.body) input.focus();
  });
  // typed before this script was there
  if (input.value !== '') change();
  return {
    // a complete code has been submitted, and the page does not know of it yet
    showErrors: () => {
      if (input.value.length < length) showErrors();
    },
    focus: () => input.focus(),
    clear: () => {
      input.value = '';
      change();
    },
    disable: (disabled) => {
      input.readOnly = disabled;
    },
    setLanguage: (next) => {
      shown = next;
      document.documentElement.lang = `${next}-CA`;
      document.title = getText('label');
      const label = input.labels?.[0];
      if (label) label.textContent = getText('label');
      setHint(getText('hint'));
      setError(error && getText(error));
    },
    submit: async () => {
      const result = await call('POST', `verification/${channel}/confirm`, { code: input.value });
      if (result.ok) return result;
      const { problem } = result;
      const wrong = problem?.type === 'verification-code-invalid' || (problem?.errors?.length ?? 0) > 0;
      showError(wrong ? 'invalid' : null);
      if (wrong) announce(getText('invalid'));
      input.select();
      return result;
    },
  };
});
