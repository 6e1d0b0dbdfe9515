import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { AlertTexts } from './alert-texts';

export const alertEn: AlertTexts = ({ merchant, host, since }) => ({
  subject: `We stopped sending events to ${host}`,
  blocks: [
    `Since ${since}, no message from ${brand.product} to the server of ${merchant} at ${host} has arrived. We have stopped sending them there.`,
    'Your checkouts, invoices and payouts go on as before: nothing is lost. Please pass this on to whoever looks after your server. Once it answers again:',
    {
      list: [
        'enable the webhook endpoint again through our API',
        'list the events that failed and have them sent again',
      ],
    },
    `Questions? Write to ${contact.supportEmail}.`,
  ],
});
