import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../../platform/mail';
import type { RemittanceTexts } from './remittance-texts';

export const remittanceEn: RemittanceTexts = (data) => ({
  subject: `${data.total} is on its way to you`,
  blocks: [
    data.count === 1
      ? `We sent ${data.merchant} a payment of ${data.total}. It should be in the account ending in ${data.accountEnding} on ${data.due}.`
      : `We sent ${data.total} to ${data.merchant} in ${data.count} payments. They should be in the account ending in ${data.accountEnding} on ${data.due}.`,
    'What is paid:',
    {
      list: [
        ...data.payments.map(({ reference, amount, before, fee, withheld }) => {
          const label = reference === null ? 'A purchase without a reference' : reference;
          const deducted = [
            ...(fee === null ? [] : [`our fee of ${fee}`]),
            ...(withheld === null ? [] : [`${withheld} withheld`]),
          ].join(' and ');
          return before === null
            ? `${label}: ${amount}`
            : `${label}: ${amount} (${before}, less ${deducted})`;
        }),
        ...(data.more === 0 ? [] : [`and ${data.more} more, which your systems can list through our API`]),
      ],
    },
    ...(data.fees === null ? [] : [`Our fees for these payments are ${data.fees} in total.`]),
    ...(data.withheld === null
      ? []
      : [`The ${data.withheld} withheld is for refunds you gave your customers after we had paid you.`]),
    `Not there two business days after that date? Write to ${contact.supportEmail} or call ${supportPhone}.`,
  ],
});
