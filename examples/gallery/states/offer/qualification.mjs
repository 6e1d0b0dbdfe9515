import { credit, scored } from '../../view.mjs';

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
    { name: 'over the credit', view: scored('approved', { cartTotal: 31250.75 }) },
    {
      name: 'no cart',
      view: scored('approved', { entry: 'preQualification', cartTotal: 0, credit: { ...credit, used: 0 } }),
    },
  ],
};
