import { offline, problem, silence } from '../../responses.mjs';
import { accepted } from '../../view.mjs';

const chosen = accepted({ option: 'panel2' });
const inOrder = async (_, { query }) => {
  const both = await (await fetch('/gallery/data/agreement.json')).json();
  return { ...both[query.get('language')], firstLanguage: 'en' };
};
/** In the language of the screen, as its controls. */
const both = { 'GET agreement': inOrder };
const submit = { click: 'offer:signAgreement.submit' };
const type = (name) => ({ fill: 'offer:signAgreement.name', with: name });
const signer = 'Marie-Ève Desrochers';
const moment = { pause: 900 };
/** Box, name and button count once each was in view for a moment; of presses without a key or a mouse, the second. */
const signAs = (name, effect) => [
  moment,
  {
    repeat: [
      { scroll: 'offer:signAgreement.accept' },
      moment,
      { tick: 'offer:signAgreement.accept' },
      moment,
      type(name),
      { scroll: 'offer:signAgreement.submit' },
      moment,
      submit,
      moment,
      submit,
    ],
    until: effect,
  },
];
const sign = (effect) => signAs(signer, effect);

export default {
  title: 'Agreement',
  order: 3,
  states: [
    { name: 'Quebec, French first', view: chosen },
    {
      name: 'Quebec, English chosen',
      view: chosen,
      play: [{ click: 'offer:signAgreement.readEnglish' }, { wait: 'offer:signAgreement.quebecChosen' }],
    },
    { name: 'Ontario', view: chosen, responses: both },
    { name: 'nothing signed', view: chosen, responses: both, play: [submit, { pause: 200 }] },
    {
      name: 'signing',
      view: chosen,
      responses: { ...both, 'POST agreement/sign': silence },
      play: sign({ busy: 'Accept' }),
    },
    {
      name: 'another name',
      view: chosen,
      responses: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/name', code: 'signatureMismatch' }],
        }),
      },
      play: signAs('Marie Tremblay', { wait: 'messages:validation.signatureMismatch' }),
    },
    {
      name: 'changed meanwhile',
      view: chosen,
      responses: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/hash', code: 'agreementChanged' }],
        }),
      },
      play: sign({ wait: 'offer:signAgreement.changed' }),
    },
    {
      name: 'no network',
      view: chosen,
      responses: { ...both, 'POST agreement/sign': offline },
      play: sign({ wait: 'common:toast.network' }),
    },
    {
      name: 'pressed before it was seen',
      view: chosen,
      responses: both,
      play: [
        { click: 'offer:signAgreement.accept' },
        type(signer),
        { scroll: 'offer:signAgreement.submit' },
        submit,
        { wait: 'offer:signAgreement.covered' },
      ],
    },
    {
      name: 'not loaded',
      view: chosen,
      responses: { 'GET agreement': problem('internal', 500) },
      play: [{ wait: 'offer:signAgreement.failed' }],
    },
    { name: 'loading', view: chosen, responses: { 'GET agreement': silence } },
  ],
};
