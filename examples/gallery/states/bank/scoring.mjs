import { bankDone } from '../../view.mjs';

const at = (stage, pace) => ({
  name: pace ? `${stage}, ${pace}` : stage,
  view: {
    ...bankDone,
    facts: {
      ...bankDone.facts,
      scoring: { state: 'running', stage, slow: pace !== undefined, late: pace === 'late' },
    },
  },
});

export default {
  title: 'Scoring',
  order: 4,
  states: [
    ...['preparing', 'reviewing', 'calculating'].flatMap((stage) => [at(stage), at(stage, 'slow')]),
    at('preparing', 'late'),
    at('calculating', 'late'),
  ],
};
