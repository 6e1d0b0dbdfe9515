import { offline, problem, silence } from '../../answers.mjs';
import { bankDone, businessDone } from '../../view.mjs';

const open = { click: 'bank:valueProposition.connect' };
const ending = (name) => ({
  name,
  view: businessDone,
  play: [open, { pause: 500 }, { frame: name }, { pause: 250 }],
});

export default {
  title: 'Banking information',
  order: 3,
  states: [
    { name: 'connecting', view: businessDone, answers: { 'POST bank/connection': silence }, play: [open] },
    { name: 'open', view: businessDone, play: [open, { pause: 500 }] },
    { name: 'unreachable', view: businessDone, answers: { 'POST bank/connection': offline }, play: [open] },
    ...['refused', 'cancelled', 'bankRefused', 'timedOut'].map(ending),
    { ...ending('connected'), answers: { 'POST bank/connection/complete': silence } },
    {
      ...ending('connected'),
      name: 'not saved',
      answers: { 'POST bank/connection/complete': problem('service-unavailable', 503) },
    },
    {
      name: 'please wait',
      view: bankDone,
      answers: { 'POST scoring': silence },
      play: [{ wait: 'bank:bankingInfo.pleaseWait' }],
    },
    {
      name: 'account not created',
      view: bankDone,
      answers: { 'POST scoring': offline },
      play: [{ wait: 'bank:bankingInfo.pleaseWait' }, { pause: 300 }],
    },
  ],
};
