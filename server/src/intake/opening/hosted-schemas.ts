import { z } from 'zod';
import { dollars } from '../../platform/http';
import { checkoutResponse } from './schemas';

export const hostedResumeInput = z
  .object({ checkoutId: z.string().max(100) })
  .meta({ id: 'HostedResumeInput' });

export const hostedLinkInput = z.object({ token: z.string().max(200) }).meta({ id: 'HostedLinkInput' });

/** Session data that the hosted page starts with. */
export const hostedSession = checkoutResponse
  .extend({
    cartTotal: dollars,
    requestSource: z.string(),
    redirectUrl: z.string().nullable(),
    outcomeToken: z.string().meta({
      description:
        'For the page that opened the window: tells the outcome while the session lives, and nothing else.',
    }),
    invoiceLinkId: z.string().optional().meta({ description: 'The invoice link that started the checkout.' }),
  })
  .meta({ id: 'HostedSession' });
