import { offline, problem, silence } from '../../responses.mjs';
import { accepted } from '../../view.mjs';

const chosen = accepted({ option: 'panel2' });
const answerAgreement = async (_, { query }) => {
  const texts = await (await fetch('/gallery/data/agreement.json')).json();
  return { ...texts[query.get('language')], firstLanguage: 'en' };
};
/** In the language of the screen, as its controls. */
const inScreensLanguage = { 'GET agreement': answerAgreement };
const submit = { click: 'offer:signAgreement.submit' };
const enterName = (name) => ({ fill: 'offer:signAgreement.name', with: name });
const owner = 'Marie-Ève Desrochers';
const dwell = { pause: 900 };
/** Box, name and button count once each was in view for a moment; of presses without a key or a mouse, the second. */
const signAs = (name, effect) => [
  dwell,
  {
    repeat: [
      { scroll: 'offer:signAgreement.accept' },
      dwell,
      { tick: 'offer:signAgreement.accept' },
      dwell,
      enterName(name),
      { scroll: 'offer:signAgreement.submit' },
      dwell,
      submit,
      dwell,
      submit,
    ],
    until: effect,
  },
];
const signAsOwner = (effect) => signAs(owner, effect);

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
    { name: 'Ontario', view: chosen, responses: inScreensLanguage },
    { name: 'nothing signed', view: chosen, responses: inScreensLanguage, play: [submit, { pause: 200 }] },
    {
      name: 'signing',
      view: chosen,
      responses: { ...inScreensLanguage, 'POST agreement/sign': silence },
      play: signAsOwner({ busy: 'Accept' }),
    },
    {
      name: 'another name',
      view: chosen,
      responses: {
        ...inScreensLanguage,
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
        ...inScreensLanguage,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/hash', code: 'agreementChanged' }],
        }),
      },
      play: signAsOwner({ wait: 'offer:signAgreement.changed' }),
    },
    {
      name: 'no network',
      view: chosen,
      responses: { ...inScreensLanguage, 'POST agreement/sign': offline },
      play: signAsOwner({ wait: 'common:toast.network' }),
    },
    {
      name: 'pressed before it was seen',
      view: chosen,
      responses: inScreensLanguage,
      play: [
        { click: 'offer:signAgreement.accept' },
        enterName(owner),
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
