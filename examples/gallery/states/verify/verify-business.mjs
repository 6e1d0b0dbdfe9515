const open = { click: 'start:welcome.start' };

export default {
  title: 'Verify business',
  order: 2,
  states: [
    { name: 'asked', play: [open] },
    { name: 'no answer', play: [open, { click: 'common:buttons.continue' }] },
    { name: 'yes', play: [open, { click: 'verify:verifyBusiness.yes' }] },
    {
      name: 'not eligible',
      view: { facts: { eligibility: 'ineligible' } },
    },
  ],
};
