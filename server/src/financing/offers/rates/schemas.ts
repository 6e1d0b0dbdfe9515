import { z } from 'zod';
import { dollars } from '../../../platform/http';

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
