import { offline, problem, silence } from '../../answers.mjs';
import { accepted, business, personal } from '../../view.mjs';

const chosen = accepted({ option: 'panel2' });
const ontario = {
  ...chosen,
  draft: {
    personal: {
      ...personal,
      first: 'Emma',
      last: 'Clarke',
      city: 'Toronto',
      province: 'ON',
      postal: 'M5H 2M9',
    },
    business: { ...business, legal: 'Clarke Bakery Inc.', province: 'ON', postal: 'M5H 2M9' },
  },
};
const inOrder = async (_, { query }) => {
  const both = await (await fetch('/gallery/data/agreement.json')).json();
  return { ...both[query.get('language')], firstLanguage: 'en', signerName: 'Emma Clarke' };
};
/** In the language of the screen, as its controls. */
const both = { 'GET agreement': inOrder };
const submit = { click: 'offer:signAgreement.submit' };
const fillIn = [
  { click: 'offer:signAgreement.accept' },
  { fill: 'offer:signAgreement.name', with: 'Emma Clarke' },
  { scroll: 'offer:signAgreement.submit' },
];
/** A press counts once everything was in view for a moment. */
const sign = [...fillIn, { pause: 900 }, submit];

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
    { name: 'Ontario', view: ontario, answers: both },
    { name: 'nothing signed', view: ontario, answers: both, play: [submit, { pause: 200 }] },
    { name: 'signing', view: ontario, answers: { ...both, 'POST agreement/sign': silence }, play: sign },
    {
      name: 'another name',
      view: ontario,
      answers: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/name', code: 'signatureMismatch' }],
        }),
      },
      play: [...sign, { pause: 300 }],
    },
    {
      name: 'changed meanwhile',
      view: ontario,
      answers: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/hash', code: 'agreementChanged' }],
        }),
      },
      play: [...sign, { pause: 500 }],
    },
    {
      name: 'no network',
      view: ontario,
      answers: { ...both, 'POST agreement/sign': offline },
      play: [...sign, { pause: 300 }],
    },
    {
      name: 'pressed before it was seen',
      view: ontario,
      answers: both,
      play: [...fillIn, submit, { pause: 200 }],
    },
    { name: 'not loaded', view: chosen, answers: { 'GET agreement': problem('internal', 500) } },
    { name: 'loading', view: chosen, answers: { 'GET agreement': silence } },
  ],
};
