import { problem, silence } from '../../responses.mjs';
import { accepted, bankDone, credit, reviewDueAt, scored } from '../../view.mjs';

const reasons = [
  {
    code: 'revenue-low',
    en: 'Monthly deposits are lower than we need for financing.',
    fr: 'Les dépôts mensuels sont inférieurs à ce qu’il nous faut pour un financement.',
  },
  {
    code: 'nsf',
    en: 'Several payments were returned for insufficient funds in the last 90 days.',
    fr: 'Plusieurs paiements ont été retournés faute de provision au cours des 90 derniers jours.',
  },
];
/** A promise that has gone by. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const rejected = (facts, more = {}) => ({
  ...scored('rejected', { reapplyInDays: 90, ...facts }),
  status: 'rejected',
  reasons,
  decidedBy: 'rules',
  ...more,
});
const ask = { click: 'outcome:rejected.ask' };
const long = { fill: 'outcome:rejected.observations', with: 'Our two best months are missing. '.repeat(56) };
const failed = { state: 'failed', stage: null, slow: false, late: false };

export default {
  title: 'Ends',
  order: 2,
  states: [
    { name: 'small cart', view: { facts: { cartTotal: 312.5, amountQualified: false } } },
    {
      name: 'cart over the credit',
      view: accepted({ cartTotal: 31250.75, credit: { ...credit, used: 0, remaining: 25000 } }),
    },
    {
      name: 'cart over what is left',
      view: accepted({ cartTotal: 31250.75, credit: { ...credit, used: 3200 } }),
    },
    {
      name: 'cart over the instant approval',
      view: accepted({
        cartTotal: 31250.75,
        outcome: 'preQualified',
        qualification: 'acceptedInstant',
        credit: { ...credit, limit: 60000, remaining: 56800, instant: 25000 },
      }),
    },
    { name: 'rejected', view: rejected({ reconsideration: 'available' }) },
    {
      name: 'rejected, observations',
      view: rejected({ reconsideration: 'available' }),
      play: [long, { pause: 200 }],
    },
    {
      name: 'rejected, asking',
      view: rejected({ reconsideration: 'available' }),
      responses: { 'POST review/reconsideration': silence },
      play: [ask],
    },
    {
      name: 'rejected, not sent',
      view: rejected({ reconsideration: 'available' }),
      responses: { 'POST review/reconsideration': problem('service-unavailable', 503) },
      play: [ask, { wait: 'messages:problem.service-unavailable' }],
    },
    {
      name: 'rejected, a person asked for',
      view: rejected({ reconsideration: 'asked' }, { reviewDueAt }),
    },
    {
      name: 'rejected by a person',
      view: rejected({ reconsideration: 'available' }, { decidedBy: 'person' }),
    },
    {
      name: 'rejected again by a person',
      view: rejected({ reconsideration: 'unavailable', reapplyInDays: 0 }, { decidedBy: 'person' }),
    },
    {
      name: 'rejected, one day, no reason',
      view: { ...scored('rejected', { reapplyInDays: 1 }), status: 'rejected' },
    },
    {
      name: 'manual review',
      view: { ...scored('manualReview'), status: 'inReview', reviewDueAt },
    },
    {
      name: 'manual review, later than promised',
      view: { ...scored('manualReview'), status: 'inReview', reviewDueAt: yesterday },
    },
    {
      name: 'manual review, no cart',
      view: {
        ...scored('manualReview', { entry: 'preQualification', cartTotal: 0 }),
        status: 'inReview',
        reviewDueAt,
      },
    },
    {
      name: 'final review',
      view: {
        ...scored('preQualified', {
          qualification: 'finalReviewRequested',
          credit: { ...credit, limit: 60000, used: 0, remaining: 60000, instant: 25000 },
        }),
        reviewDueAt,
      },
    },
    { name: 'error', view: { ...bankDone, facts: { ...bankDone.facts, scoring: failed } } },
  ],
};
