import { offline, problem, silence } from '../../responses.mjs';
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
const typeName = { fill: 'offer:signAgreement.name', with: 'Emma Clarke' };
const moment = { pause: 900 };
/** Box, name and button count once each was in view for a moment; of presses without a key or a mouse, the second. */
const sign = [
  moment,
  { scroll: 'offer:signAgreement.accept' },
  moment,
  { click: 'offer:signAgreement.accept' },
  moment,
  typeName,
  { scroll: 'offer:signAgreement.submit' },
  moment,
  submit,
  moment,
  submit,
];

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
    { name: 'Ontario', view: ontario, responses: both },
    { name: 'nothing signed', view: ontario, responses: both, play: [submit, { pause: 200 }] },
    {
      name: 'signing',
      view: ontario,
      responses: { ...both, 'POST agreement/sign': silence },
      play: [...sign, { busy: 'Accept' }],
    },
    {
      name: 'another name',
      view: ontario,
      responses: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/name', code: 'signatureMismatch' }],
        }),
      },
      play: [...sign, { wait: 'messages:validation.signatureMismatch' }],
    },
    {
      name: 'changed meanwhile',
      view: ontario,
      responses: {
        ...both,
        'POST agreement/sign': problem('validation-failed', 400, {
          errors: [{ path: '/hash', code: 'agreementChanged' }],
        }),
      },
      play: [...sign, { wait: 'offer:signAgreement.changed' }],
    },
    {
      name: 'no network',
      view: ontario,
      responses: { ...both, 'POST agreement/sign': offline },
      play: [...sign, { wait: 'common:toast.network' }],
    },
    {
      name: 'pressed before it was seen',
      view: ontario,
      responses: both,
      play: [
        { click: 'offer:signAgreement.accept' },
        typeName,
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
