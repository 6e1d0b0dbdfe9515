import { z } from 'zod';
import { dollars, recordId, timestamp } from '../../platform/http';

/** An authorization, as lookups and events of its merchant show it. */
export const authorizationView = z.strictObject({
  amount: dollars.meta({ description: 'What the customer’s signature authorized.', examples: [2140.5] }),
  captured: dollars.meta({
    description: 'Total of all captures: what the customer owes, less refunds, and what is paid to you.',
    examples: [1200],
  }),
  released: dollars.meta({
    description: 'What was released, and is not captured any more.',
    examples: [0],
  }),
  expiresAt: timestamp.meta({
    description: '30 days after the signature. What is not captured by then is released.',
  }),
});

export const captureView = z.strictObject({
  captureId: recordId.meta({ description: 'Id of the capture.' }),
  amount: dollars.meta({ description: 'Amount captured.', examples: [1200] }),
  capturedAt: timestamp.meta({ description: 'When it was captured.' }),
});

export const releaseReason = z.enum(['merchant', 'expired']).meta({
  description: '`merchant`: you released it. `expired`: it was not captured within 30 days.',
  examples: ['merchant'],
});
