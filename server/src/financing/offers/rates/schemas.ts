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
    minimumAmount: dollars.meta({ description: 'Smaller purchases are not financed.' }),
    maximumAmount: dollars.meta({ description: 'Larger purchases are not financed.' }),
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
        'Whether the amount can be financed, whoever the customer is. Only an application decides on a customer.',
      examples: [true],
    }),
    reason: z
      .enum(['belowMinimum', 'aboveMaximum', 'unavailable'])
      .nullable()
      .meta({
        description: 'Null if eligible. `unavailable`: nothing is financed for you at present.',
        examples: [null],
      }),
    weeklyPayment: dollars.nullable().meta({
      description: 'Lowest weekly payment, as the price message advertises it; null unless eligible.',
      examples: [97.12],
    }),
    weeks: z
      .int()
      .nullable()
      .meta({ description: 'Term of `weeklyPayment`; null unless eligible.', examples: [52] }),
    minimumAmount: dollars.meta({ description: 'Smaller purchases are not financed.', examples: [500] }),
    maximumAmount: dollars.meta({
      description: 'Larger purchases are not financed; 0 if nothing is financed.',
      examples: [150_000],
    }),
  })
  .meta({ id: 'AmountEligibility' });
