import { problem, silence } from '../../responses.mjs';
import { buildView, phoneDone, started } from '../../view.mjs';

const pendingPhone = { to: '(514) •••-••42', expiresInSeconds: 545, resendInSeconds: 24, attemptsLeft: 5 };
const code = { facts: started.facts, contact: { pendingPhone } };
const ended = (more) => ({ ...code, contact: { pendingPhone: { ...pendingPhone, ...more } } });
const number = { fill: 'verify:verifyPhone.label', with: '5145550142' };
const send = { click: 'verify:verifyPhone.send' };
const refused = (type, status = 400, more = {}) => ({
  view: started,
  responses: { 'POST verification/phone': problem(type, status, more) },
  play: [number, send, { pause: 300 }],
});

const again = { click: 'verify:code.resend' };
/** Another code can be sent, to the merchant's number: one that was typed is forgotten with the page. */
const toAgain = {
  ...code,
  contact: {
    prefill: { phoneMasked: '••• ••• 0142', emailMasked: null },
    pendingPhone: { ...pendingPhone, to: '••• ••• 0142', resendInSeconds: 0 },
  },
};
/** Another code, sent a moment ago. */
const fresh = { expiresInSeconds: 600, resendInSeconds: 30 };
const sentAgain = {
  responses: {
    'POST verification/phone': ({ view }, { initialFacts }) =>
      buildView(initialFacts, {
        ...view,
        contact: { ...view.contact, pendingPhone: { ...view.contact.pendingPhone, ...fresh } },
      }),
  },
  play: [again, { wait: 'verify:code.resent' }],
};
const notSentAgain = (more) => ({
  responses: { 'POST verification/phone': problem('verification-retry-later', 429, more) },
  play: [again, { pause: 300 }],
});

/** The last of five wrong codes. */
const usedUp = {
  responses: {
    'POST verification/phone/confirm': problem('verification-code-invalid', 400, { attemptsLeft: 0 }),
  },
  play: [{ fill: 'verify:code.label', with: '123456' }, { pause: 300 }],
};

const locked = (pending = null) => ({
  facts: { locked: true },
  contact: { phoneMasked: '(514) •••-••42', pendingPhone: pending },
});
const confirmIt = { click: 'verify:locked.send' };

export default {
  title: 'Verify phone',
  order: 3,
  states: [
    { name: 'number', view: started },
    {
      name: 'given by the merchant',
      view: { ...started, contact: { prefill: { phoneMasked: '••• ••• 0142', emailMasked: null } } },
    },
    { name: 'required', view: started, play: [send] },
    {
      name: 'invalid',
      view: started,
      play: [{ fill: 'verify:verifyPhone.label', with: '51455' }, send],
    },
    {
      name: 'sending',
      view: started,
      responses: { 'POST verification/phone': silence },
      play: [number, send],
    },
    { name: 'landline', ...refused('landline-phone-number-type-exception') },
    { name: 'country', ...refused('unsupported-country-phone-number-exception') },
    { name: 'not sent', ...refused('unable-to-send-verification-code-exception', 502) },
    { name: 'later', ...refused('verification-retry-later', 429, { retryAfter: 600 }) },
    { name: 'hours later', ...refused('verification-retry-later', 429, { retryAfter: 4 * 3600 }) },
    { name: 'code', view: code },
    {
      name: 'wrong code',
      view: code,
      responses: {
        'POST verification/phone/confirm': problem('verification-code-invalid', 400, { attemptsLeft: 4 }),
      },
      play: [{ fill: 'verify:code.label', with: '123456' }, { pause: 300 }],
    },
    {
      name: 'frame blocked by the page',
      view: code,
      policy: "frame-src 'none'",
      play: [{ wait: 'messages:frame.forbidden' }],
    },
    {
      name: 'frame not loaded',
      view: code,
      frameless: true,
      // it is tried three times within six seconds
      hurry: 20,
      play: [{ wait: 'messages:frame.unreachable' }],
    },
    { name: 'resend possible', view: ended({ resendInSeconds: 0 }) },
    { name: 'code sent again', view: toAgain, ...sentAgain },
    { name: 'code, later', view: toAgain, ...notSentAgain({ retryAfter: 600 }) },
    { name: 'code, hours later', view: toAgain, ...notSentAgain({ retryAfter: 4 * 3600 }) },
    { name: 'about to expire', view: ended({ expiresInSeconds: 100, resendInSeconds: 0 }) },
    { name: 'expired', view: ended({ expiresInSeconds: 0, resendInSeconds: 0 }) },
    { name: 'no attempts left', view: code, ...usedUp },
    { name: 'locked', view: locked() },
    { name: 'locked, number lost', view: locked(), play: [{ click: 'verify:locked.lost' }] },
    {
      name: 'locked, sending',
      view: locked(),
      responses: { 'POST verification/phone': silence },
      play: [confirmIt],
    },
    {
      name: 'locked, later',
      view: locked(),
      responses: { 'POST verification/phone': problem('verification-retry-later', 429, { retryAfter: 600 }) },
      play: [confirmIt, { pause: 300 }],
    },
    { name: 'locked, code', view: locked(pendingPhone) },
    {
      name: 'locked, code sent again',
      view: locked({ ...pendingPhone, resendInSeconds: 0 }),
      ...sentAgain,
    },
    {
      name: 'locked, no attempts left',
      view: locked(pendingPhone),
      ...usedUp,
    },
    { name: 'verified', view: phoneDone, play: [{ click: 'common:buttons.back' }] },
  ],
};
