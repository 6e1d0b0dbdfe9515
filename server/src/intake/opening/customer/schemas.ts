import { registrationNumberLength } from '@tamarack/core/validation/registration-number';
import { z } from 'zod';

const text = (most: number) => z.string().max(most).nullish();

/** A merchant's customer. Null and an empty string are nothing. `parseCustomer` checks formats. */
export const customerInput = z
  .object({
    email: text(320).meta({ description: 'An email address. The customer verifies it by a code.' }),
    phone: text(40).meta({
      description: 'A mobile number, as `+14165550123`. The customer verifies it by a code.',
    }),
    firstName: text(200),
    lastName: text(200),
    business: z
      .object({
        name: text(200).meta({ description: 'Legal name.' }),
        operatingName: text(200),
        registrationNumber: text(registrationNumberLength).meta({
          description: 'Number of any register, as `123456789 RC0001`.',
        }),
        address: z
          .object({
            street: text(200),
            city: text(200),
            province: text(40).meta({ description: 'Two letters, as `ON`.' }),
            postalCode: text(20),
          })
          .nullish(),
      })
      .nullish(),
  })
  .meta({ id: 'PrefilledCustomer' });
