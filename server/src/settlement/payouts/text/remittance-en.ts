import { brand } from '@tamarack/core/brand';
import type { RemittanceTexts } from './remittance';

/** With no-break spaces. */
const phone = brand.supportPhone.replaceAll(' ', '\u00a0');

export const remittanceEn: RemittanceTexts = (told) => ({
  subject: `${told.total} is on its way to you`,
  blocks: [
    told.count === 1
      ? `We sent ${told.total} to ${told.merchant}. It should be in the account ending in ${told.accountEnding} on ${told.due}.`
      : `We sent ${told.total} to ${told.merchant} in ${told.count} payments. They should be in the account ending in ${told.accountEnding} on ${told.due}.`,
    'What is paid:',
    {
      list: [
        ...told.payments.map(({ reference, amount, before, withheld }) => {
          const what = reference === null ? 'A purchase without a reference' : reference;
          return before === null
            ? `${what}: ${amount}`
            : `${what}: ${amount} (${before}, less ${withheld} withheld)`;
        }),
        ...(told.more === 0 ? [] : [`and ${told.more} more, which your systems can list through our API`]),
      ],
    },
    ...(told.withheld === null
      ? []
      : [`The ${told.withheld} withheld is for refunds you gave your customers after we had paid you.`]),
    `Not there two business days after that date? Write to ${brand.supportEmail} or call ${phone}.`,
  ],
});
