import { offline, silence } from '../../responses.mjs';
import { bankDone, buildView, scored } from '../../view.mjs';

const decided = scored('approved', { qualification: 'open' });
const disconnected = { ...decided, facts: { ...decided.facts, bank: 'disconnected' } };
const ask = { click: 'bank:disconnect.action' };
const confirm = { click: 'bank:disconnect.confirm' };

export default {
  title: 'Disconnecting the bank',
  order: 5,
  states: [
    { name: 'offered', view: decided, play: [{ wait: 'bank:disconnect.connected' }] },
    { name: 'asked', view: decided, play: [ask, { wait: 'bank:disconnect.title' }] },
    {
      name: 'asked during a review by a person',
      view: scored('manualReview'),
      play: [ask, { wait: 'bank:disconnect.inReview' }],
    },
    {
      name: 'asked in a draft',
      view: bankDone,
      responses: { 'POST scoring': offline },
      play: [{ wait: 'bank:bankingInfo.notStarted' }, ask, { wait: 'bank:disconnect.draft' }],
    },
    {
      name: 'under way',
      view: decided,
      responses: { 'DELETE bank/connection': silence },
      play: [ask, confirm, { pause: 200 }],
    },
    {
      name: 'failed',
      view: decided,
      responses: { 'DELETE bank/connection': offline },
      play: [ask, confirm, { wait: 'bank:disconnect.failed' }],
    },
    {
      name: 'done',
      view: decided,
      responses: { 'DELETE bank/connection': (_, { initialFacts }) => buildView(initialFacts, disconnected) },
      play: [ask, confirm, { wait: 'bank:disconnect.done' }],
    },
  ],
};
