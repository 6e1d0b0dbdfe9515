import { returning } from '../../view.mjs';

const pending = (source, amount, payable) =>
  returning({
    entry: source === 'link' ? 'invoiceLink' : 'preQualification',
    invoice: {
      state: 'confirmed',
      source,
      pendingApproval: true,
      amount,
      payable,
      partialConfirmed: false,
    },
  });

const partial = [{ click: 'invoice:pending.continue' }, { wait: 'invoice:partial.title' }];

export default {
  title: 'Invoice pending',
  order: 3,
  states: [
    { name: 'own', view: pending('manual', 6400.55, 6400.55) },
    { name: 'own, in part', view: pending('upload', 27500, 21800) },
    { name: 'confirmed by the merchant', view: pending('link', 6400.55, 6400.55) },
    { name: 'confirmed by the merchant, in part', view: pending('link', 27500, 21800) },
    { name: 'a balance remains', view: pending('link', 27500, 21800), play: partial },
  ],
};
