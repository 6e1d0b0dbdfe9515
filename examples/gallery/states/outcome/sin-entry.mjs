import { bankDone } from '../../view.mjs';

const needed = { state: 'sinNeeded', stage: null, slow: false, late: false };
const view = { ...bankDone, facts: { ...bankDone.facts, scoring: needed } };
const next = { click: 'outcome:sinEntry.next' };

export default {
  title: 'SIN entry',
  order: 3,
  states: [
    { name: 'asked', view },
    { name: 'required', view, play: [next] },
    { name: 'too short', view, play: [{ fill: 'outcome:sinEntry.label', with: '12345' }, next] },
  ],
};
