import { offline, silence } from '../../answers.mjs';
import { accepted } from '../../view.mjs';

export default {
  title: 'Payment options',
  order: 2,
  states: [
    { name: 'plans', view: accepted(), play: [{ wait: 'offer:displayOptions.chartTitle' }] },
    { name: 'months', view: accepted(), play: [{ click: 'offer:displayOptions.months' }] },
    { name: 'loading', view: accepted(), answers: { 'GET offers': silence } },
    {
      name: 'not loaded',
      view: accepted(),
      answers: { 'GET offers': offline },
      play: [{ wait: 'offer:displayOptions.failed' }],
    },
    { name: 'none', view: accepted(), answers: { 'GET offers': { amount: 4850.4, items: [] } } },
  ],
};
