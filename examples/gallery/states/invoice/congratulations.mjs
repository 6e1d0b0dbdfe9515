import { offline } from '../../responses.mjs';
import { returning } from '../../view.mjs';

const paid = (payable, purchase) =>
  returning({
    invoice: {
      state: 'confirmed',
      source: 'manual',
      pendingApproval: false,
      amount: 6400.55,
      payable,
      partialConfirmed: true,
    },
    agreement: 'signed',
    purchase,
  });

export default {
  title: 'Invoice congratulations',
  order: 3,
  states: [
    { name: 'done', view: paid(6400.55, 'completed') },
    { name: 'done, in part', view: paid(4000, 'completed') },
    {
      name: 'not completed',
      view: paid(6400.55, 'none'),
      responses: { 'POST purchase/complete': offline },
      play: [{ wait: 'invoice:congratulations.failed' }],
    },
  ],
};
