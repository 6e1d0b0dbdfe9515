export default {
  title: 'Welcome',
  order: 1,
  states: [
    { name: 'cart' },
    {
      name: 'invoice link',
      view: {
        facts: {
          entry: 'invoiceLink',
          invoice: {
            state: 'entered',
            source: 'link',
            pendingApproval: false,
            amount: 6400.55,
            payable: null,
            partialConfirmed: false,
          },
        },
        invoice: { number: 'NW-20418', site: null, fileName: null, reading: null },
      },
    },
    { name: 'pre-qualification', view: { facts: { entry: 'preQualification' } } },
  ],
};
