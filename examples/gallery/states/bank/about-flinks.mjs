import { businessDone } from '../../view.mjs';

export default {
  title: 'About the bank connection',
  order: 2,
  states: [{ name: 'shown', view: businessDone, play: [{ click: 'bank:valueProposition.learnMore' }] }],
};
