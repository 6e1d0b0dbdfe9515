import { businessDone } from '../../view.mjs';

export default {
  title: 'Leave confirmation',
  order: 3,
  states: [{ name: 'asked', view: businessDone, play: [{ close: true }, { pause: 200 }] }],
};
