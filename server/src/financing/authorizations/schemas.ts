import { z } from 'zod';
import { dollars, recordId, timestamp } from '../../platform/http';

/** An authorization, as lookups and events of its merchant show it. */
export const authorizationView = z.strictObject({
  amount: dollars.meta({
    description: 'Amount that the customer authorized by signing.',
    examples: [2140.5],
  }),
  captured: dollars.meta({
    description: 'Total of all captures. The customer owes it, and it is paid to you, less refunds.',
    examples: [1200],
  }),
  released: dollars.meta({
    description: 'Amount released. It can no longer be captured.',
    examples: [0],
  }),
  expiresAt: timestamp.meta({
    description: '30 days after the signature. Any amount not captured by then is released.',
  }),
});

export const captureView = z.strictObject({
  captureId: recordId.meta({ description: 'ID of the capture.' }),
  amount: dollars.meta({ description: 'Amount captured.', examples: [1200] }),
  capturedAt: timestamp.meta({ description: 'When it was captured.' }),
});

export const releaseReason = z.enum(['merchant', 'expired']).meta({
  description: '`merchant`: you released it. `expired`: it was not captured within 30 days.',
  examples: ['merchant'],
});
