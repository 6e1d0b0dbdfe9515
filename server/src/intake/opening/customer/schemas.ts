import { registrationNumberLength } from '@tamarack/core/validation/business/registration-number';
import { z } from 'zod';

const text = (most: number) => z.string().max(most).nullish();

/** A merchant's customer. Null and an empty string are nothing. `parseCustomer` checks formats. */
export const customerInput = z
  .object({
    email: text(320).meta({
      description: 'Email address. The customer verifies it with a code.',
      examples: ['marie@cafe-boreal.example'],
    }),
    phone: text(40).meta({
      description: 'Mobile phone number. The customer verifies it with a code.',
      examples: ['+14165550142'],
    }),
    firstName: text(200).meta({ description: 'First name of the applicant.', examples: ['Marie'] }),
    lastName: text(200).meta({ description: 'Last name of the applicant.', examples: ['Tremblay'] }),
    business: z
      .object({
        name: text(200).meta({ description: 'Legal name.', examples: ['Café Boréal inc.'] }),
        operatingName: text(200).meta({
          description: 'Operating name, if different from the legal name.',
          examples: ['Le Boréal'],
        }),
        registrationNumber: text(registrationNumberLength).meta({
          description: 'Registration number in any business registry.',
          examples: ['123456789 RC0001'],
        }),
        address: z
          .object({
            street: text(200).meta({ description: 'Number and street.', examples: ['1200 rue Ontario Est'] }),
            city: text(200).meta({ description: 'City or town.', examples: ['Montréal'] }),
            province: text(40).meta({ description: 'Two-letter code of the province.', examples: ['QC'] }),
            postalCode: text(20).meta({ description: 'Canadian postal code.', examples: ['H2L 1R5'] }),
          })
          .nullish()
          .meta({ description: 'Address of the business.' }),
      })
      .nullish()
      .meta({ description: 'The customer’s business.' }),
  })
  .meta({ id: 'PrefilledCustomer' });
