import { credit, phoneDone, scored } from '../../view.mjs';

/** Came back with a line that is used in part: nothing was scored in this application. */
const back = (facts = {}) => ({
  facts: {
    ...phoneDone.facts,
    emailVerified: true,
    outcome: 'approved',
    credit: { ...credit, used: 17_350.25, remaining: 7649.75, instant: 7649.75 },
    ...facts,
  },
  contact: { ...phoneDone.contact, emailMasked: 'm•••@comptabilite.cafedesrochers.example' },
});

export default {
  title: 'Qualification',
  order: 1,
  states: [
    { name: 'instantly approved', view: scored('instantlyApproved') },
    { name: 'approved, last day', view: scored('approved', { credit: { ...credit, expiresInDays: 0 } }) },
    { name: 'approved, one day', view: scored('approved', { credit: { ...credit, expiresInDays: 1 } }) },
    {
      name: 'pre-qualified, fits',
      view: scored('preQualified', { credit: { ...credit, limit: 60000, remaining: 56800, instant: 25000 } }),
    },
    {
      name: 'pre-qualified, too much',
      view: scored('preQualified', {
        cartTotal: 31000,
        credit: { ...credit, limit: 60000, remaining: 56800, instant: 25000 },
      }),
    },
    { name: 'returning', view: back() },
    { name: 'returning, over what is left', view: back({ cartTotal: 8200 }) },
    {
      name: 'returning, all used',
      view: back({ credit: { ...credit, used: 25000, remaining: 0, instant: 0 } }),
    },
    { name: 'over the credit', view: scored('approved', { cartTotal: 31250.75 }) },
    {
      name: 'no cart',
      view: scored('approved', {
        entry: 'preQualification',
        cartTotal: 0,
        credit: { ...credit, used: 0, remaining: 25000, instant: 25000 },
      }),
    },
  ],
};
