import { returning } from '../../view.mjs';

const invoice = (amount, payable) => ({
  invoice: {
    state: 'confirmed',
    source: 'manual',
    pendingApproval: false,
    amount,
    payable,
    partialConfirmed: false,
  },
});

export default {
  title: 'Invoice qualification',
  order: 2,
  states: [
    {
      name: 'whole',
      view: returning(invoice(6400.55, 6400.55)),
      // confirmed invoices lead on to the options; go back from there
      play: [{ click: 'common:buttons.back' }, { wait: 'invoice:qualification.title' }],
    },
    { name: 'in part', view: returning(invoice(27500, 21800)) },
    {
      name: 'a balance remains',
      view: returning(invoice(27500, 21800)),
      play: [{ click: 'invoice:qualification.continue' }, { wait: 'invoice:partial.title' }],
    },
    { name: 'more than the credit', view: returning(invoice(27500, 27500)) },
    {
      name: 'no credit left',
      view: returning({
        ...invoice(2500, 2500),
        credit: {
          limit: 25000,
          used: 25000,
          remaining: 0,
          instant: 0,
          expiresOn: '2027-01-20',
          expiresInDays: 60,
        },
      }),
    },
  ],
};
