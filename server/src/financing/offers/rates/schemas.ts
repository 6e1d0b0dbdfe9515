import { z } from 'zod';
import { dollars, dollarsQuery } from '../../../platform/http';

const percent = z.number().meta({ description: 'Annual rate in percent, for example 7.99.' });

const rateBand = z
  .object({
    upTo: dollars.meta({ description: 'Largest amount, inclusive.' }),
    terms: z.array(z.object({ weeks: z.int(), annualRate: percent })),
  })
  .meta({ id: 'RateBand' });

export const rateTable = z
  .object({
    minimumAmount: dollars.meta({ description: 'Smallest purchase that can be financed.' }),
    maximumAmount: dollars.meta({ description: 'Largest purchase that can be financed.' }),
    highestAnnualRate: percent,
    bands: z.array(rateBand).meta({ description: 'In ascending order of amount.' }),
  })
  .meta({ id: 'RateTable' });

export const eligibilityQuery = z.object({
  amount: dollarsQuery.meta({
    description: 'Amount of the purchase in Canadian dollars, taxes and shipping included.',
    examples: [4850.5],
  }),
});

export const eligibility = z
  .object({
    eligible: z.boolean().meta({
      description:
        'True if the amount can be financed, regardless of the customer. Only an application determines whether a customer is approved.',
      examples: [true],
    }),
    reason: z
      .enum(['belowMinimum', 'aboveMaximum', 'unavailable'])
      .nullable()
      .meta({
        description: 'Null if eligible. `unavailable`: financing is currently unavailable to you.',
        examples: [null],
      }),
    weeklyPayment: dollars.nullable().meta({
      description: 'Lowest weekly payment, as advertised by the price message. Null unless eligible.',
      examples: [97.12],
    }),
    weeks: z
      .int()
      .nullable()
      .meta({ description: 'Term of `weeklyPayment` in weeks. Null unless eligible.', examples: [52] }),
    minimumAmount: dollars.meta({ description: 'Smallest purchase that can be financed.', examples: [500] }),
    maximumAmount: dollars.meta({
      description: 'Largest purchase that can be financed; 0 if none can.',
      examples: [150_000],
    }),
  })
  .meta({ id: 'AmountEligibility' });
