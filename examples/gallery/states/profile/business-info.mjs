import { business, personalDone } from '../../view.mjs';

const next = { click: 'common:buttons.next' };

export default {
  title: 'Business information',
  order: 2,
  states: [
    { name: 'empty', view: personalDone },
    { name: 'nothing entered', view: personalDone, play: [next] },
    {
      name: 'industry',
      view: personalDone,
      play: [{ fill: 'profile:business.industry', with: 'coffee' }, { pause: 600 }],
    },
    {
      name: 'entered',
      view: { ...personalDone, draft: { ...personalDone.draft, business } },
      play: [{ pause: 600 }],
    },
  ],
};
