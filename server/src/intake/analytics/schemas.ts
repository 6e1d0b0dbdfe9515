import { type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';
import { type Route, routes } from '@tamarack/core/flow/steps';
import { languages } from '@tamarack/core/language';
import {
  clientProblems,
  maxReportedEvents,
  pageTitles,
  reportedEnds,
  visitPattern,
} from '@tamarack/core/protocol/analytics';
import { z } from 'zod';

const language = z.enum([...languages]);

const visitId = z.string().regex(visitPattern).meta({
  description:
    'Random ID of one opening of the checkout. Present only if the customer consented to analytics.',
});

const event = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('step'),
    route: z.enum(Object.values(routes) as Route[]),
    first: z.boolean().meta({
      description: 'True if the screen is shown for the first time in this opening of the checkout.',
    }),
  }),
  z.strictObject({ name: z.literal('pageView'), title: z.enum([...pageTitles]) }),
  z.strictObject({ name: z.literal('language'), language }),
  z.strictObject({
    name: z.literal('problem'),
    type: z.enum([...(Object.keys(problemTypes) as ProblemType[]), ...clientProblems]),
  }),
  z.strictObject({ name: z.literal('end'), end: z.enum([...reportedEnds]) }),
]);

export const analyticsReport = z
  .strictObject({
    checkoutId: z.string().max(100),
    language: language.meta({ description: 'Language of the checkout at the time of the report.' }),
    visit: visitId.optional(),
    events: z.array(event).min(1).max(maxReportedEvents),
  })
  .meta({ id: 'AnalyticsReport' });
