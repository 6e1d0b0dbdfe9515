import { offersOnShipment, offline, problem, silence } from '../../responses.mjs';
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
      responses: { 'GET offers': offersOnShipment },
      play: [{ wait: 'offer:displayOptions.onShipment' }],
    },
    { name: 'loading', view: accepted(), responses: { 'GET offers': silence } },
    {
      name: 'not loaded',
      view: accepted(),
      responses: { 'GET offers': offline },
      play: [{ wait: 'offer:displayOptions.failed' }],
    },
    {
      name: 'a person checks, or a passkey',
      view: { ...accepted(), contact: { ...accepted().contact, passkey: 'use' } },
      responses: { 'POST offers/selection': problem('security-review', 409) },
      play: [
        { wait: 'offer:displayOptions.chartTitle' },
        { click: 'offer:displayOptions.continue' },
        { wait: 'frames:passkey.purchase' },
      ],
    },
    { name: 'none', view: accepted(), responses: { 'GET offers': { amount: 4850.4, items: [] } } },
  ],
};
