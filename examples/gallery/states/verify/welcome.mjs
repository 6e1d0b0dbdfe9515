export default {
  title: 'Welcome',
  order: 1,
  states: [
    { name: 'cart' },
    { name: 'invoice link', view: { facts: { entry: 'invoiceLink' } } },
    { name: 'pre-qualification', view: { facts: { entry: 'preQualification' } } },
  ],
};
