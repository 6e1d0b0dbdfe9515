import { z } from 'zod';
import { dollars, isoDate } from '../../platform/http';

export const paymentOption = z
  .object({
    id: z.string(),
    termWeeks: z.int(),
    instalments: z.int(),
    weeklyPayment: dollars,
    lastPayment: dollars,
    firstPaymentOn: isoDate.nullable().meta({
      description:
        'Null if the merchant captures amounts as it ships: the repayment of each capture starts a week after it.',
    }),
    lastPaymentOn: isoDate.nullable().meta({ description: 'Null if `firstPaymentOn` is null.' }),
    dueOn: z
      .array(isoDate)
      .meta({ description: 'Due date of each payment. Empty if `firstPaymentOn` is null.' }),
    principal: dollars,
    financingFee: dollars,
    totalRepayment: dollars,
    annualRate: z.number().meta({ description: 'Annual interest rate in percent, for example 9.99.' }),
    apr: z.number().meta({ description: 'Annual percentage rate in percent.' }),
    balances: z
      .array(dollars)
      .meta({ description: 'Outstanding balances: the principal, then the balance after each payment.' }),
  })
  .meta({ id: 'PaymentOption' });

export const paymentOptionList = z
  .object({ amount: dollars, items: z.array(paymentOption) })
  .meta({ id: 'PaymentOptionList' });

export const selectOptionInput = z
  .object({ optionId: z.string().max(100) })
  .meta({ id: 'SelectOptionInput' });
