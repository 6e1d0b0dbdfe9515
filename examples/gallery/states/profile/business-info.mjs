import { business, personalDone } from '../../view.mjs';

const next = { click: 'common:buttons.next' };

export default {
  title: 'Business information',
  order: 2,
  states: [
    { name: 'empty', view: personalDone },
    {
      name: 'given by the merchant',
      view: {
        ...personalDone,
        draft: {
          ...personalDone.draft,
          business: {
            ...business,
            entity: '',
            industry: '',
            timeInBusiness: 0,
            registrationNumber: '1174123456',
          },
        },
      },
    },
    { name: 'nothing entered', view: personalDone, play: [next] },
    {
      name: 'name, searching',
      view: personalDone,
      play: [{ fill: 'profile:business.legal', with: 'maple' }, { pause: 900 }],
    },
    {
      name: 'found by name',
      view: personalDone,
      responses: {
        'GET reference/businesses/CC_1284410/office': {
          street: '410 Queen Street West',
          city: 'Toronto',
          province: 'ON',
          postal: 'M5V 2A5',
          country: 'CA',
        },
      },
      play: [
        { fill: 'profile:business.legal', with: 'maple' },
        { pause: 900 },
        { key: 'ArrowDown' },
        { key: 'Enter' },
        { wait: 'profile:business.filled' },
      ],
    },
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
