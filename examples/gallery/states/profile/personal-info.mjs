import { problem } from '../../responses.mjs';
import { emailDone, personal, personalDone } from '../../view.mjs';

const next = { click: 'common:buttons.next' };

export default {
  title: 'Personal information',
  order: 1,
  states: [
    { name: 'empty', view: emailDone },
    { name: 'nothing entered', view: emailDone, play: [next] },
    {
      name: 'wrong values',
      view: emailDone,
      play: [
        { fill: 'profile:personal.first', with: 'Marie3' },
        { fill: 'profile:personal.last', with: 'x'.repeat(81) },
        { fill: 'profile:personal.sin', with: '1234' },
        next,
      ],
    },
    { name: 'saved', view: personalDone, play: [{ click: 'common:buttons.back' }] },
    {
      name: 'SIN optional',
      view: { ...emailDone, settings: { sinRequired: false } },
    },
    {
      name: 'disclosure open',
      view: { ...emailDone, draft: { personal } },
      play: [{ click: 'profile:esign.summary' }],
    },
    {
      name: 'refused by the server',
      view: { ...emailDone, draft: { personal } },
      responses: {
        'PUT application/personal': problem('validation-failed', 400, {
          errors: [{ path: '/postal', code: 'postalInvalid' }],
        }),
      },
      play: [next, { pause: 300 }],
    },
    {
      name: 'server error',
      view: { ...emailDone, draft: { personal } },
      responses: { 'PUT application/personal': problem('internal', 500) },
      play: [next, { pause: 400 }],
    },
  ],
};
