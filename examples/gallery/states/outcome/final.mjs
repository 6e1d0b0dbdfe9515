import { problem, silence } from '../../responses.mjs';
import { accepted } from '../../view.mjs';

const signed = accepted({ option: 'panel2', agreement: 'signed' });

const done = { ...signed, facts: { ...signed.facts, purchase: 'completed' }, status: 'completed' };

export default {
  title: 'Final step',
  order: 1,
  states: [
    { name: 'completing', view: signed, responses: { 'POST purchase/complete': silence } },
    {
      name: 'not completed',
      view: signed,
      responses: { 'POST purchase/complete': problem('service-unavailable', 503) },
      play: [{ pause: 300 }],
    },
    {
      name: 'done',
      view: done,
    },
    { name: 'done, on shipment', view: { ...done, settings: { onShipment: true } } },
    {
      name: 'done, passkey offered',
      view: { ...done, contact: { ...done.contact, passkey: 'create' } },
    },
  ],
};
