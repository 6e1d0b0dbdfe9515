import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { AlertTexts } from './alert-texts';

export const alertEn: AlertTexts = ({ merchant, host, since }) => ({
  subject: `We stopped sending events to ${host}`,
  blocks: [
    `Since ${since}, we haven’t been able to deliver any message from ${brand.product} to the server of ${merchant} at ${host}. We’ve stopped sending them there.`,
    'Your checkouts, invoices and payouts continue as usual: nothing is lost. Please pass this on to whoever looks after your server. Once it answers again:',
    {
      list: [
        'enable the webhook endpoint again through our API',
        'find the events that failed and send them again',
      ],
    },
    `Questions? Write to ${contact.supportEmail}.`,
  ],
});
