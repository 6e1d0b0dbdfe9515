import { z } from 'zod';

export const checkoutStatus = z.enum([
  'started',
  'abandoned',
  'rejected',
  'inReview',
  'approved',
  'completed',
  'cancelled',
]);
