import { businessDone } from '../../view.mjs';

const submitted = (statements, more = {}) => ({
  ...businessDone,
  status: 'inReview',
  facts: {
    ...businessDone.facts,
    documents: { statements, statementsComplete: true, voidCheque: true, submitted: true },
    ...more,
  },
});

export default {
  title: 'Manual upload success',
  order: 3,
  states: [
    { name: 'six statements', view: submitted(6) },
    { name: 'one file, invoice', view: submitted(1, { entry: 'invoiceLink' }) },
  ],
};
