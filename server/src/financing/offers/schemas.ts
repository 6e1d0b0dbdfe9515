import { z } from 'zod';
import { dollars, isoDate } from '../../platform/http';

export const paymentOption = z
  .object({
    id: z.string(),
    termWeeks: z.int(),
    instalments: z.int(),
    weeklyPayment: dollars,
    lastPayment: dollars,
    firstPaymentOn: isoDate,
    lastPaymentOn: isoDate,
    principal: dollars,
    financingFee: dollars,
    totalRepayment: dollars,
    /** Percent a year, e.g. 9.99. */
    annualRate: z.number(),
    apr: z.number(),
    /** Balance outstanding after each payment, first the principal: for the chart. */
    balances: z.array(dollars),
  })
  .meta({ id: 'PaymentOption' });

export const paymentOptionList = z
  .object({ amount: dollars, items: z.array(paymentOption) })
  .meta({ id: 'PaymentOptionList' });

export const selectOptionInput = z
  .object({ optionId: z.string().max(100) })
  .meta({ id: 'SelectOptionInput' });
