import { registrationNumberLength } from '@tamarack/core/validation/registration-number';
import { z } from 'zod';

const text = (most: number) => z.string().max(most).nullish();

/** A merchant's customer. Null and an empty string are nothing. `parseCustomer` checks formats. */
export const customerInput = z
  .object({
    email: text(320).meta({
      description: 'An email address. The customer verifies it by a code.',
      examples: ['marie@cafe-boreal.example'],
    }),
    phone: text(40).meta({
      description: 'A mobile number. The customer verifies it by a code.',
      examples: ['+14165550142'],
    }),
    firstName: text(200).meta({ description: 'First name of the person who applies.', examples: ['Marie'] }),
    lastName: text(200).meta({ description: 'Last name of the person who applies.', examples: ['Tremblay'] }),
    business: z
      .object({
        name: text(200).meta({ description: 'Legal name.', examples: ['Café Boréal inc.'] }),
        operatingName: text(200).meta({
          description: 'Name that the business is known by, if another.',
          examples: ['Le Boréal'],
        }),
        registrationNumber: text(registrationNumberLength).meta({
          description: 'Number of any register.',
          examples: ['123456789 RC0001'],
        }),
        address: z
          .object({
            street: text(200).meta({ description: 'Number and street.', examples: ['1200 rue Ontario Est'] }),
            city: text(200).meta({ description: 'City or town.', examples: ['Montréal'] }),
            province: text(40).meta({ description: 'Two letters.', examples: ['QC'] }),
            postalCode: text(20).meta({ description: 'Canadian postal code.', examples: ['H2L 1R5'] }),
          })
          .nullish()
          .meta({ description: 'Where the business is.' }),
      })
      .nullish()
      .meta({ description: 'The customer’s business.' }),
  })
  .meta({ id: 'PrefilledCustomer' });
