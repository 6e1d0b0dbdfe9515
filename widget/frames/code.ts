import { call } from './kit/api';
import { connect } from './kit/connect';
import { announce, getField, texts } from './kit/field';

const length = 6;
/** `phone` or `email`: whose code this is. */
const channel = new URLSearchParams(location.search).get('channel') === 'email' ? 'email' : 'phone';

/** The verification code: one field that submits itself with its last digit. */
connect((post) => {
  const { input, setError } = getField('code');
  let submitted = '';
  const showError = (text: string): void => {
    setError(text);
    announce(text);
  };
  const change = (): void => {
    const code = input.value.replace(/\D/g, '').slice(0, length);
    if (input.value !== code) input.value = code;
    setError(null);
    const state = code === '' ? 'empty' : code.length < length ? 'incomplete' : 'complete';
    post({ type: 'state', state });
    if (state !== 'complete') submitted = '';
    else if (code !== submitted) {
      submitted = code;
      post({ type: 'submitRequested' });
    }
  };
  input.addEventListener('input', change);
  const showErrors = (): void => {
    showError(texts['incomplete'] ?? '');
    input.focus();
  };
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter' || input.readOnly) return;
    if (input.value.length < length) showErrors();
    else post({ type: 'submitRequested' });
  });
  // typed before this script was there
  if (input.value !== '') change();
  return {
    showErrors,
    focus: () => input.focus(),
    clear: () => {
      input.value = '';
      change();
    },
    disable: (disabled) => {
      input.readOnly = disabled;
    },
    submit: async () => {
      const result = await call('POST', `verification/${channel}/confirm`, { code: input.value });
      if (result.ok) return result;
      const { problem } = result;
      const wrong = problem?.type === 'verification-code-invalid' || (problem?.errors?.length ?? 0) > 0;
      if (wrong) showError(texts['invalid'] ?? '');
      else setError(null);
      input.select();
      return result;
    },
  };
});
