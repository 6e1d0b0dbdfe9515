import { problem } from '../../responses.mjs';
import { returning } from '../../view.mjs';

const typed = [
  { fill: 'invoice:manual.number', with: 'NW-20418' },
  { fill: 'invoice:manual.amount', with: '27500' },
];
const next = { click: 'invoice:manual.continue' };

export default {
  title: 'Manual invoice details',
  order: 1,
  states: [
    { name: 'empty', view: returning() },
    { name: 'filled', view: returning(), play: typed },
    { name: 'errors', view: returning(), play: [next] },
    {
      name: 'too much',
      view: returning(),
      play: [...typed, { fill: 'invoice:manual.payable', with: '90000' }, next],
    },
    { name: 'confirm', view: returning(), play: [...typed, next, { wait: 'invoice:confirm.title' }] },
    {
      name: 'used already',
      view: returning(),
      responses: { 'POST invoice': problem('invoice-is-used', 409) },
      play: [
        ...typed,
        next,
        { click: 'invoice:confirm.confirm' },
        { wait: 'messages:problem.invoice-is-used_manual' },
      ],
    },
  ],
};
