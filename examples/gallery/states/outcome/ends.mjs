import { accepted, bankDone, scored } from '../../view.mjs';

const reasons = [
  {
    code: 'revenue-low',
    en: 'Monthly deposits are lower than we need for financing.',
    fr: 'Les dépôts mensuels sont inférieurs à ce qu’il nous faut pour un financement.',
  },
  {
    code: 'nsf',
    en: 'Several payments were returned for insufficient funds in the last 90 days.',
    fr: 'Plusieurs paiements ont été retournés faute de provision au cours des 90 derniers jours.',
  },
];
const failed = { state: 'failed', stage: null, slow: false, late: false };

export default {
  title: 'Ends',
  order: 2,
  states: [
    { name: 'small cart', view: { facts: { cartTotal: 312.5, amountQualified: false } } },
    { name: 'cart over the credit', view: accepted({ cartTotal: 31250.75 }) },
    {
      name: 'rejected',
      view: {
        ...scored('rejected', { reapplyInDays: 90 }),
        status: 'rejected',
        reasons,
        decidedBy: 'rules',
      },
    },
    {
      name: 'rejected by a person',
      view: {
        ...scored('rejected', { reapplyInDays: 90 }),
        status: 'rejected',
        reasons,
        decidedBy: 'person',
      },
    },
    {
      name: 'rejected, one day, no reason',
      view: { ...scored('rejected', { reapplyInDays: 1 }), status: 'rejected' },
    },
    { name: 'manual review', view: { ...scored('manualReview'), status: 'inReview' } },
    { name: 'final review', view: scored('preQualified', { qualification: 'finalReviewRequested' }) },
    { name: 'error', view: { ...bankDone, facts: { ...bankDone.facts, scoring: failed } } },
  ],
};
