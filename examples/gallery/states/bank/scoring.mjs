import { bankDone } from '../../view.mjs';

const at = (stage, slow) => ({
  name: slow ? `${stage}, slow` : stage,
  view: { ...bankDone, facts: { ...bankDone.facts, scoring: { state: 'running', stage, slow } } },
});

export default {
  title: 'Scoring',
  order: 4,
  states: ['preparing', 'reviewing', 'calculating'].flatMap((stage) => [at(stage, false), at(stage, true)]),
};
