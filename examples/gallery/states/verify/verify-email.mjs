import { problem } from '../../responses.mjs';
import { buildView, emailDone, phoneDone } from '../../view.mjs';

const to = 'm•••@cafedesrochers.example';
const pendingEmail = { to, expiresInSeconds: 590, resendInSeconds: 12, attemptsLeft: 5 };
const code = { ...phoneDone, contact: { ...phoneDone.contact, pendingEmail } };
const ended = (more) => ({
  ...code,
  contact: { ...code.contact, pendingEmail: { ...pendingEmail, ...more } },
});
const wrong = (attemptsLeft) => ({
  responses: {
    'POST verification/email/confirm': problem('verification-code-invalid', 400, { attemptsLeft }),
  },
  play: [{ fill: 'verify:code.label', with: '123456' }, { pause: 300 }],
});
const proof = { emailMasked: '••••@•••', canStartOver: true };
const due = (pending = null) => ({
  facts: { locked: true, proofDue: 'email', phoneVerified: true },
  contact: { phoneMasked: '(514) •••-••42', pendingEmail: pending, proof, passkey: 'use' },
});
const lost = { click: 'verify:proof.lost' };
const send = { click: 'verify:verifyEmail.send' };

export default {
  title: 'Verify email',
  order: 4,
  states: [
    { name: 'email', view: phoneDone },
    {
      name: 'given by the merchant',
      view: {
        ...phoneDone,
        contact: { ...phoneDone.contact, prefill: { phoneMasked: null, emailMasked: to } },
      },
    },
    { name: 'required', view: phoneDone, play: [send] },
    {
      name: 'too long',
      view: phoneDone,
      play: [{ fill: 'verify:verifyEmail.label', with: `${'a'.repeat(70)}@example.ca` }, send],
    },
    { name: 'code', view: code },
    { name: 'wrong code', view: code, ...wrong(2) },
    {
      name: 'code sent again',
      view: ended({ resendInSeconds: 0 }),
      responses: {
        'POST verification/email': ({ view }, { initialFacts }) =>
          buildView(initialFacts, {
            ...view,
            contact: {
              ...view.contact,
              pendingEmail: { ...pendingEmail, expiresInSeconds: 600, resendInSeconds: 30 },
            },
          }),
      },
      play: [{ click: 'verify:code.resend' }, { wait: 'verify:code.resent' }],
    },
    { name: 'expired', view: ended({ expiresInSeconds: 0, resendInSeconds: 0 }) },
    { name: 'no attempts left', view: code, ...wrong(0) },
    { name: 'account found', view: due() },
    { name: 'account found, email lost', view: due(), play: [lost] },
    {
      name: 'account found, by code alone',
      view: { ...due(), contact: { ...due().contact, passkey: null } },
    },
    { name: 'account found, code', view: due({ ...pendingEmail, to: proof.emailMasked }) },
    { name: 'verified', view: emailDone, play: [{ click: 'common:buttons.back' }] },
  ],
};
