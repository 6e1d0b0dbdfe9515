import { offersOnShipment, offline, problem, silence } from '../../answers.mjs';
import { accepted } from '../../view.mjs';

export default {
  title: 'Payment options',
  order: 2,
  states: [
    { name: 'plans', view: accepted(), play: [{ wait: 'offer:displayOptions.chartTitle' }] },
    {
      name: 'of an invoice',
      view: { ...accepted(), invoice: { number: 'NW-20418', site: null, fileName: null, reading: null } },
      play: [{ wait: 'offer:displayOptions.chartTitle' }],
    },
    { name: 'months', view: accepted(), play: [{ click: 'offer:displayOptions.months' }] },
    {
      name: 'on shipment',
      view: accepted(),
      answers: { 'GET offers': offersOnShipment },
      play: [{ wait: 'offer:displayOptions.onShipment' }],
    },
    { name: 'loading', view: accepted(), answers: { 'GET offers': silence } },
    {
      name: 'not loaded',
      view: accepted(),
      answers: { 'GET offers': offline },
      play: [{ wait: 'offer:displayOptions.failed' }],
    },
    {
      name: 'a person checks, or a passkey',
      view: { ...accepted(), contact: { ...accepted().contact, passkey: 'use' } },
      answers: { 'POST offers/selection': problem('security-review', 409) },
      play: [
        { wait: 'offer:displayOptions.chartTitle' },
        { click: 'offer:displayOptions.continue' },
        { wait: 'frames:passkey.purchase' },
      ],
    },
    { name: 'none', view: accepted(), answers: { 'GET offers': { amount: 4850.4, items: [] } } },
  ],
};
