import { offline, problem, silence } from '../../responses.mjs';
import { bankDone, buildView, businessDone } from '../../view.mjs';

const open = { click: 'bank:valueProposition.connect' };
const ending = (name, text) => ({
  name,
  view: businessDone,
  play: [open, { frame: name }, { wait: text ?? `bank:trouble.${name}Title` }],
});
/** The server's response once the bank is connected on the page. */
const handedIn = (name, answer, text) => ({
  ...ending('connected', text ?? `bank:trouble.${name}Title`),
  name: `handed in: ${name}`,
  responses: { 'POST bank/connection/complete': answer },
});
const refusal = (name, code) =>
  handedIn(name, problem('validation-failed', 400, { errors: [{ path: '/loginId', code }] }));
/** The review gave the bank back. */
const returned = (bankTrouble, text = bankTrouble) => ({
  name: `back from the review: ${bankTrouble}`,
  view: { ...businessDone, facts: { ...businessDone.facts, bankTrouble } },
  play: [{ wait: `bank:trouble.${text}Title` }],
});
const notStarted = {
  name: 'account not created',
  view: bankDone,
  responses: { 'POST scoring': offline },
  play: [{ wait: 'bank:bankingInfo.notStarted' }, { wait: 'bank:disconnect.connected' }],
};

export default {
  title: 'Banking information',
  order: 3,
  states: [
    { name: 'connecting', view: businessDone, responses: { 'POST bank/connection': silence }, play: [open] },
    {
      name: 'still connecting',
      view: businessDone,
      responses: { 'POST bank/connection': silence },
      play: [open, { wait: 'bank:bankingInfo.stillConnecting' }],
    },
    { name: 'open', view: businessDone, play: [open, { pause: 500 }] },
    ending('bankOff', 'bank:upload.bankOff'),
    ending('bankSlow', 'bank:upload.bankSlow'),
    ...['refused', 'cancelled', 'timedOut', 'retryLater', 'chooseAnotherBank', 'notCompleted'].map((name) =>
      ending(name),
    ),
    { name: 'unreachable', view: businessDone, responses: { 'POST bank/connection': offline }, play: [open] },
    {
      name: 'blocked by the page',
      view: businessDone,
      policy: "frame-src 'none'",
      play: [open, { wait: 'bank:trouble.blockedTitle' }],
    },
    {
      name: 'unavailable',
      view: businessDone,
      responses: { 'POST bank/connection': problem('service-unavailable', 503, { retryAfter: 90 }) },
      play: [open, { wait: 'bank:trouble.unavailableTitle' }],
    },
    handedIn('connected', silence, 'bank:bankingInfo.connected'),
    refusal('retryCredentials', 'bankRetryCredentials'),
    handedIn('notSaved', problem('service-unavailable', 503, { retryAfter: 30 })),
    returned('retryCredentials'),
    returned('retryLater'),
    returned('chooseAnotherBank'),
    returned('timedOut', 'bankSilent'),
    {
      name: 'please wait',
      view: bankDone,
      responses: { 'POST scoring': silence },
      play: [{ wait: 'bank:bankingInfo.pleaseWait' }],
    },
    notStarted,
    {
      ...notStarted,
      name: 'disconnected before a decision',
      responses: {
        ...notStarted.responses,
        'DELETE bank/connection': (_, { initialFacts }) => buildView(initialFacts, businessDone),
      },
      play: [
        ...notStarted.play,
        { click: 'bank:disconnect.action' },
        { click: 'bank:disconnect.confirm' },
        { wait: 'bank:trouble.disconnectedTitle' },
      ],
    },
  ],
};
