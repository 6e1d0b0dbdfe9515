import { entityTypes } from '@tamarack/core/validation/business/entity-types';
import { z } from 'zod';
import { language, provinceCode } from '../../platform/http';

export const industryQuery = z.object({ words: z.string().max(100), language: language.default('en') });

const industry = z
  .object({
    code: z.string(),
    parentCode: z.string().nullable(),
    label: z.string(),
    industry: z.string().meta({ description: 'Label of the sector that the industry belongs to.' }),
    keywords: z.array(z.string()),
  })
  .meta({ id: 'Industry' });

export const industryList = z.object({ items: z.array(industry) }).meta({ id: 'IndustryList' });

export const addressQuery = z.object({
  words: z.string().max(200),
  within: z.string().max(100).optional().meta({
    description: 'ID of a suggestion whose `more` is true, to list the addresses inside it, such as suites.',
  }),
  language: language.default('en'),
});

const addressSuggestion = z
  .object({ id: z.string(), text: z.string(), description: z.string(), more: z.boolean() })
  .meta({ id: 'AddressSuggestion' });

export const addressSuggestionList = z
  .object({ items: z.array(addressSuggestion) })
  .meta({ id: 'AddressSuggestionList' });

export const address = z
  .object({
    street: z.string(),
    city: z.string(),
    province: provinceCode,
    postal: z.string(),
    country: z.literal('CA'),
  })
  .meta({ id: 'Address' });

export const addressIdQuery = z.object({ language: language.default('en') });

export const businessQuery = z.object({
  words: z
    .string()
    .trim()
    .min(3)
    .max(100)
    .meta({ description: 'Legal name, business number or number in the registry.' }),
  language: language.default('en'),
});

const registeredBusiness = z
  .object({
    id: z.string(),
    name: z.string(),
    number: z.string().meta({ description: 'Number of the business in its registry.' }),
    city: z.string().nullable(),
    province: z
      .string()
      .nullable()
      .meta({ description: 'As the registry writes it, such as `Ontario` or `ON`.' }),
    entity: z.enum(entityTypes.map(({ code }) => code)).nullable(),
    monthsRegistered: z.int().nullable().meta({ description: 'Whole months since its registration.' }),
  })
  .meta({ id: 'RegisteredBusiness' });

export const registeredBusinessList = z
  .object({ items: z.array(registeredBusiness) })
  .meta({ id: 'RegisteredBusinessList' });
